const absent = (value: unknown) => value === undefined || value === null;

/** Whether two moves are one, whoever wrote them down: the order of fields does not count, nor do fields left out. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || (absent(a) && absent(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || absent(a) || absent(b)) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => same(one, b[i]));
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...Object.keys(one), ...Object.keys(other)].every((key) => same(one[key], other[key]));
}
