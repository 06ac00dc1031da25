// A view of which only the new parts were sent.
import type { Changes, View } from '../wire';

type Seen = Record<string, unknown>;

/** The view with these changes; what is not in them is the same object as before. */
export function changed({ view, seat }: View<unknown>, { items, type: _, ...rest }: Changes): View<unknown> {
  const seen = view as Seen;
  const lists = Object.entries(items).map(([name, things]): [string, unknown] => [
    name,
    (seen[name] as unknown[]).map((thing, place) => (place in things ? things[place] : thing)),
  ]);
  return { ...rest, type: 'view', seat, view: { ...seen, ...rest.view, ...Object.fromEntries(lists) } };
}
