// Days and hours as the reader's language writes them.
import { tongue } from '../words/tongue.svelte';

export const day = (millis: number): string =>
  new Intl.DateTimeFormat(tongue.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(millis);

export const moment = (millis: number): string =>
  new Intl.DateTimeFormat(tongue.language, { dateStyle: 'medium', timeStyle: 'short' }).format(millis);
