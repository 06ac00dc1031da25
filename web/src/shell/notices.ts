// A notice of the browser's own when it is my turn somewhere and I look elsewhere.
import { socket } from '../connection/socket.svelte';
import { tableName } from '../words/names';
import { t } from '../words/tongue.svelte';
import { preferences } from './preferences.svelte';
import { router } from './router.svelte';

export type Permission = 'granted' | 'denied' | 'default' | 'unsupported';

export const permission = (): Permission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

/** Asks the browser, which asks the player; only ever after a click. */
export async function askPermission(): Promise<Permission> {
  if (permission() !== 'default') return permission();
  return Notification.requestPermission();
}

/** Listens while the page is open; answers with what stops it. */
export function callOnTurn(): () => void {
  return socket().listen((message) => {
    if (message.type !== 'turn' || !document.hidden || !preferences.kept.notices || permission() !== 'granted') return;
    const title = tableName(message);
    // one notice a table: a newer one takes the place of the older
    const notice = new Notification(title, { body: t('notice-turn'), tag: message.table, icon: '/icon-192.png' });
    notice.onclick = () => {
      window.focus();
      router.go(`/t/${message.table}`);
      notice.close();
    };
  });
}
