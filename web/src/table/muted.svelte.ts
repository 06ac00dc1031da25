// Whom I do not want to read. The server remembers it and sends no more of their lines.
import { api } from '../connection/http';

class Muted {
  #people = $state.raw<ReadonlySet<string>>(new Set());
  #asked = false;

  has(person: string): boolean {
    return this.#people.has(person);
  }

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    api<string[]>('/me/muted').then(
      (people) => (this.#people = new Set(people)),
      () => (this.#asked = false),
    );
  }

  async set(person: string, muted: boolean): Promise<void> {
    await api(`/me/muted/${person}`, 'PUT', { muted });
    const people = new Set(this.#people);
    if (muted) people.add(person);
    else people.delete(person);
    this.#people = people;
  }
}

export const muted = new Muted();
