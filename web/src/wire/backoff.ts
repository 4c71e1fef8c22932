const FIRST = 500;
const MOST = 15_000;

/** How long to wait before the next try: doubling, at most a quarter minute, spread so that not all come back at once. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(MOST, FIRST * 2 ** attempt);
  return Math.round(full * (0.6 + 0.4 * random()));
}
