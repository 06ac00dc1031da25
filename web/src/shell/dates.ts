// Days and hours as the reader's language writes them.
import type { Table } from '../wire';
import { tongue } from '../words/tongue.svelte';

export const day = (millis: number): string =>
  new Intl.DateTimeFormat(tongue.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(millis);

export const moment = (millis: number): string =>
  new Intl.DateTimeFormat(tongue.language, { dateStyle: 'medium', timeStyle: 'short' }).format(millis);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A length of time in one unit, the largest that still tells it: 95 minutes, 3 hours, 12 days. */
export function span(millis: number, unitDisplay: 'short' | 'long'): string {
  const [unit, size] = millis < 2 * HOUR ? ['minute', MINUTE] : millis < 2 * DAY ? ['hour', HOUR] : ['day', DAY];
  const count = Math.max(1, Math.round(millis / size));
  return new Intl.NumberFormat(tongue.language, { style: 'unit', unit, unitDisplay }).format(count);
}

/** How long a game took from its first moment to its last; nothing where the server does not know. */
export const lasted = ({ began, ended }: Pick<Table, 'began' | 'ended'>, unitDisplay: 'short' | 'long'): string =>
  began && ended ? span(ended - began, unitDisplay) : '';
