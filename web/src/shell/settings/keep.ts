// What the server needs to know, too: mails are written in the reader's language, and another browser looks the same.
import { api } from '../../connection/http';
import { session } from '../../connection/session.svelte';

export function keepAtServer(change: { language?: string; theme?: string }): void {
  if (session.me) void api('/me', 'PATCH', change).catch(() => undefined); // this browser has kept it already
}
