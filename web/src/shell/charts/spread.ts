/** Where signs stand that want to be at these places, ascending: none nearer to the next than `gap`, none outside.
 *  As many as have room: `(to - from) / gap` and one more. */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const places = [...wanted];
  for (let i = places.length - 1, most = to; i >= 0; i--, most -= gap) most = places[i] = Math.min(places[i]!, most);
  for (let i = 0, least = from; i < places.length; i++, least += gap) least = places[i] = Math.max(places[i]!, least);
  return places;
}
