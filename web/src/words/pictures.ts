// Sentences in which tokens are drawn: a kind is written as two marks that no language uses, and found again here.
import { isKind, type Kind } from '../draw/kinds';

const OPEN = '\ue000';
const CLOSE = '\ue001';
const PREFIX = 'colosseum-kind-';

/** The marks for a message that names a kind of token, else null. */
export function mark(id: string, count: unknown): string | null {
  if (!id.startsWith(PREFIX) || !isKind(id.slice(PREFIX.length))) return null;
  return `${OPEN}${id.slice(PREFIX.length)} ${typeof count === 'number' ? count : 1}${CLOSE}`;
}

/** Text, or a token with the punctuation that must not leave it. */
export type Part = { text: string; kind: null; n: 0 } | { text: string; kind: Kind; n: number };

export function pictured(sentence: string): Part[] {
  return sentence
    .split(/(\ue000[^\ue001]*\ue001[,.;:!?)]*)/)
    .filter(Boolean)
    .map((part): Part => {
      if (!part.startsWith(OPEN)) return { text: part, kind: null, n: 0 };
      const [marked = '', text = ''] = part.slice(1).split(CLOSE);
      const [kind, n] = marked.split(' ');
      return { text, kind: kind as Kind, n: Number(n) };
    });
}
