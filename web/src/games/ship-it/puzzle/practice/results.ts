import { keep, kept } from '../../../../prefs/keep';

const KEY = 'boardroom.practice.ship-it';
const MOST = 200;

/** What this browser remembers of one puzzle: the fewest blocks of a right program. */
interface Result {
  level: number;
  seed: number;
  blocks: number;
  par: number;
}

interface Memory {
  level: number;
  /** Newest first. */
  results: Result[];
}

function memory(): Memory {
  try {
    const read = JSON.parse(kept(KEY) ?? '{}') as Partial<Memory>;
    return { level: Number(read.level) || 1, results: Array.isArray(read.results) ? read.results : [] };
  } catch {
    // Somebody else wrote there: begin anew.
    return { level: 1, results: [] };
  }
}

const write = (changed: Memory) => keep(KEY, JSON.stringify(changed));

export const lastLevel = (): number => memory().level;
export const rememberLevel = (level: number): void => write({ ...memory(), level });

/** The fewest blocks for a puzzle so far. */
export const bestOf = (level: number, seed: number): number | null =>
  memory().results.find((result) => result.level === level && result.seed === seed)?.blocks ?? null;

/** Remembers a right program where it is the best. */
export function remember(result: Result): void {
  const best = bestOf(result.level, result.seed);
  if (best !== null && best <= result.blocks) return;
  const { level, results } = memory();
  const others = results.filter((other) => other.level !== result.level || other.seed !== result.seed);
  write({ level, results: [result, ...others].slice(0, MOST) });
}

/** How many puzzles of a level were solved, and how many of them in par or fewer blocks. */
export function tally(level: number): { solved: number; atPar: number } {
  const results = memory().results.filter((result) => result.level === level);
  return { solved: results.length, atPar: results.filter(({ blocks, par }) => blocks <= par).length };
}
