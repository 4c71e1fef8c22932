import type { Plugin } from 'vite';

/** What a table may show: pages that share most of what lies around a board. */
const OF_A_TABLE = /\/src\/(games\/[^/]+\/index\.ts|film\/(Replay|History)Page\.svelte|hotseat\/Screen\.svelte)$/;

/**
 * What the first page needs comes in one file, and what lies around every board in another: a hundred files of half a
 * kilobyte, each asked for by itself, took a newcomer longer than all the rest.
 */
export function chunks() {
  const first = new Set<string>();
  const tables = new Map<string, number>();
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      const reached = (root: string) => {
        const seen = new Set([root]);
        for (const id of seen) for (const next of this.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
        return seen;
      };
      for (const root of this.getModuleIds()) {
        if (this.getModuleInfo(root)?.isEntry) reached(root).forEach((id) => first.add(id));
        if (OF_A_TABLE.test(root)) reached(root).forEach((id) => tables.set(id, (tables.get(id) ?? 0) + 1));
      }
    },
  };
  const groups = [
    { name: 'first', test: (id: string) => first.has(id), priority: 2 },
    { name: 'around-a-board', test: (id: string) => (tables.get(id) ?? 0) > 1, priority: 1 },
  ];
  return { plugin, groups };
}
