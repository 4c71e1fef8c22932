import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const PREFIX = 'icon:';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

let things: IconSet | undefined;

/** A thing of a game, from game-icons (CC BY 3.0). */
function thing(name: string) {
  things ??= JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const icon = things.icons[name];
  if (!icon) throw new Error(`game-icons has no icon "${name}"`);
  return { box: 512, shapes: icon.body };
}

/** An action of the interface, from lucide (ISC). */
function action(name: string) {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const shapes = svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<svg[^>]*>|<\/svg>/g, '')
    .replace(/\s*\n\s*/g, '');
  return { box: 24, shapes };
}

/** `import gavel from 'icon:thing/gavel'` gives that icon's shapes and ships no other. */
export function icons(): Plugin {
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [set, name = ''] = id.slice(PREFIX.length + 1).split('/');
      if (set !== 'thing' && set !== 'action') throw new Error(`"${id.slice(1)}" is neither a thing nor an action`);
      return `export default ${JSON.stringify(set === 'thing' ? thing(name) : action(name))};`;
    },
  };
}
