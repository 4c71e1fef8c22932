import type { Preview } from '../../wire/types';

/** What no mat draws by itself. */
const SAID = new Set(['change.capacity', 'change.stalls', 'change.points']);

/** What the bar says of a preview: goods, cards and orders lie on the mat before and after. */
export function brief(preview: Preview | undefined): Preview | undefined {
  if (!preview) return undefined;
  const changes = preview.changes.filter(({ what }) => SAID.has(what.key));
  return changes.length > 0 ? { ...preview, changes } : undefined;
}
