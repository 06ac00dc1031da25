// One socket for everything live. It connects again by itself, and says how it fares.
import type { Ask, Tell } from '../wire';
import { Refused, sentence } from './http';

export type Line = 'closed' | 'connecting' | 'open' | 'lost';
type Waiting = { resolve: (answer: Tell) => void; reject: (error: Error) => void };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class Socket {
  line = $state<Line>('closed');
  /** When the next try is made, as a time of this browser. */
  retryAt = $state(0);
  tries = $state(0);
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #refs = 0;
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Set<(message: Tell) => void>();
  readonly #onOpen = new Set<() => void>();

  constructor(readonly address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`) {
    window.addEventListener('online', () => this.retry());
  }

  open(): void {
    if (this.line === 'closed') this.#connect();
  }

  retry(): void {
    if (this.line !== 'lost') return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.line = 'closed';
    this.#socket?.close();
  }

  listen(listener: (message: Tell) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called now if the line is open, and again after every reconnection. */
  whenOpen(action: () => void): () => void {
    this.#onOpen.add(action);
    if (this.line === 'open') action();
    return () => this.#onOpen.delete(action);
  }

  ask(message: Ask): Promise<Tell> {
    return new Promise((resolve, reject) => {
      if (this.line !== 'open' || !this.#socket) {
        reject(new Refused('web-offline', 0, { id: 'web-no-connection' }, 'The line is broken.'));
        return;
      }
      const ref = String(++this.#refs);
      this.#waiting.set(ref, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  #connect(): void {
    this.line = 'connecting';
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as Tell);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: Tell): void {
    if (message.type === 'hello') {
      this.line = 'open';
      this.tries = 0;
      for (const action of this.#onOpen) action();
    }
    if (message.type === 'bye') this.#wait = message.after;
    const ref = 'ref' in message ? message.ref : undefined;
    const waiting = ref ? this.#waiting.get(ref) : undefined;
    if (ref && waiting) {
      this.#waiting.delete(ref);
      if (message.type === 'error') {
        waiting.reject(new Refused(message.error.id, 0, sentence(message), message.detail));
        return;
      }
      waiting.resolve(message);
    }
    for (const listener of this.#listeners) listener(message);
  }

  #wait = FIRST_WAIT;
  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.line === 'closed') return;
    for (const { reject } of this.#waiting.values())
      reject(new Refused('web-offline', 0, { id: 'web-no-connection' }, 'The line broke.'));
    this.#waiting.clear();
    this.line = 'lost';
    const wait = Math.min(LONGEST_WAIT, this.#wait * 2 ** this.tries) * (0.8 + Math.random() * 0.4);
    this.#wait = FIRST_WAIT;
    this.tries++;
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}

let one: Socket | null = null;
/** The page's socket, made when it is first needed. */
export const socket = (): Socket => (one ??= new Socket());
