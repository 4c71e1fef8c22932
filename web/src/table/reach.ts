import { api } from '../wire/api';

/** Names of a machine for itself: whoever else follows them ends up at their own. */
const isOnlyHere = (hostname: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** Where others find this house: where I found it, unless only this machine does; then where it says. Null: nowhere. */
export async function originForOthers(): Promise<string | null> {
  if (!isOnlyHere(location.hostname)) return location.origin;
  return (await api.house()).reach;
}

/** A link for others, as good as it gets. */
export const linkForOthers = async (path: string): Promise<string> =>
  ((await originForOthers()) ?? location.origin) + path;
