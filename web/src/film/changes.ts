/** A name in an object or a place in a list. */
export type Step = string | number;

/** What stands somewhere now; without a value: what stood there is gone. An empty path is the whole. */
export type Change = readonly [path: readonly Step[], value?: unknown];

type Holder = Record<Step, unknown>;

/** The value with these changes. What came before stays as it was: somebody may still show it. */
export function applied(before: unknown, changes: readonly Change[]): unknown {
  const fresh = new Set<unknown>();
  return changes.reduce((now, change) => changed(now, change, 0, fresh), before);
}

function changed(at: unknown, change: Change, depth: number, fresh: Set<unknown>): unknown {
  const [path, value] = change;
  const step = path[depth];
  if (step === undefined) return value;
  const copy = own(at, path, fresh);
  if (change.length === 1 && depth === path.length - 1) Reflect.deleteProperty(copy, step);
  else copy[step] = changed(copy[step], change, depth + 1, fresh);
  return copy;
}

/** A copy of its own, once for all changes of a moment. */
function own(at: unknown, path: readonly Step[], fresh: Set<unknown>): Holder {
  if (typeof at !== 'object' || at === null) throw new Error(`nothing at ${path.join('.')}`);
  if (fresh.has(at)) return at as Holder;
  const copy = (Array.isArray(at) ? [...(at as unknown[])] : { ...at }) as Holder;
  fresh.add(copy);
  return copy;
}
