import { preferences } from '../shell/preferences.svelte';
import { play } from './sound';

/** Sound on or off; switched on, it is heard at once. */
export function toggleSound(): void {
  preferences.set({ sound: !preferences.kept.sound });
  if (preferences.kept.sound) play('turn');
}
