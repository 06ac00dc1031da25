// A rule's picture: small beside its text, and larger ones where the rule is opened. They only show what the text says.

/** `svg` is what stands inside an <svg viewBox="0 0 width height">; `caption` is a message of the catalogue. */
export type Picture = { width: number; height: number; svg: string; caption?: string };
/** By the number of the rule, such as C6.3. */
export type Plates = { small: Record<string, Picture>; large: Record<string, Picture[]> };

const GAMES = import.meta.glob<Plates>('./*/index.ts', { import: 'plates' });

export async function plates(game: string): Promise<Plates> {
  return (await GAMES[`./${game}/index.ts`]?.()) ?? { small: {}, large: {} };
}
