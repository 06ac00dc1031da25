// Who I am on this server: nobody yet, a guest with a name, or somebody with an account.
import type { Me } from '../wire';
import { preferences } from '../shell/preferences.svelte';
import { api, rememberCsrf } from './http';

class Session {
  me = $state.raw<Me | null>(null);
  known = $state(false);
  #loading: Promise<void> | null = null;
  #entering: Promise<void> | null = null;

  /** Asks the server once; a browser it has never seen is nobody. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    try {
      const me = await api<Me | null>('/visitor');
      if (me) this.is(me);
    } catch (error) {
      this.#loading = null;
      throw error;
    } finally {
      this.known = true;
    }
  }

  get person(): string | null {
    return this.me?.profile.person ?? null;
  }

  async enter(name: string): Promise<void> {
    preferences.set({ name });
    this.is(await api<Me>('/guests', 'POST', { name }));
  }

  /** Somebody to be: as a guest under the name used last, if nobody yet. Whoever asks meanwhile becomes the same one. */
  ensure(): Promise<void> {
    this.#entering ??= this.#ensure().finally(() => (this.#entering = null));
    return this.#entering;
  }

  async #ensure(): Promise<void> {
    await this.load();
    if (!this.me) await this.enter(preferences.kept.name || guestName());
  }

  async account(name: string, password: string): Promise<void> {
    this.is(await api<Me>('/accounts', 'POST', { name, password }));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.is(await api<Me>('/sessions', 'POST', { name, password }));
  }

  async rename(name: string): Promise<void> {
    preferences.set({ name });
    if (this.me) this.is(await api<Me>('/me', 'PATCH', { name }));
  }

  /** As the server has just said. */
  is(me: Me): void {
    this.me = me;
    rememberCsrf(me.csrf);
  }
}

const NAMES = ['Aurelia', 'Cornelia', 'Fabius', 'Gaius', 'Julia', 'Lucius', 'Marcella', 'Octavia', 'Quintus', 'Tullia'];
const guestName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]!;

export const session = new Session();
