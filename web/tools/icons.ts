// The signs of the game-icons set that the page uses, as the module `virtual:icons`: only these are shipped.
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { SIGNS } from '../src/draw/signs.ts';

type IconSet = { icons: Record<string, { body: string }> };
const ID = 'virtual:icons';

export function icons(): Plugin {
  return {
    name: 'munera-icons',
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return undefined;
      const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const bodies = Object.fromEntries(
        SIGNS.map((name) => {
          const icon = set.icons[name];
          if (!icon) throw new Error(`game-icons has no sign “${name}”.`);
          return [name, icon.body];
        }),
      );
      return `export default ${JSON.stringify(bodies)}`;
    },
  };
}
