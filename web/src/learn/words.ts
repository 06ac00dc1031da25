// What the lessons say is only loaded where there is one.
import { shelf } from '../words/catalogue';
import { tongue } from '../words/tongue.svelte';

const LESSONS = shelf(
  import.meta.glob<string>('../../../src/munera/games/*/lesson/*.ftl', { query: '?raw', import: 'default' }),
);

export const teach = (): Promise<void> => tongue.also(LESSONS);
