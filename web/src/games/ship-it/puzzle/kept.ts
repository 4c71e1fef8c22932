import { keep, kept } from '../../../prefs/keep';
import { EMPTY, read, type Program, type Written } from './program';

const KEY = 'boardroom.puzzle.programs';
const MOST = 8;

interface Draft {
  puzzle: string;
  program: Program;
}

function drafts(): Draft[] {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Draft[]) : [];
  } catch {
    // Somebody else wrote there: begin anew.
    return [];
  }
}

const isProgram = (program: unknown): program is Written => {
  const { main, function: list } = (program ?? {}) as Partial<Written>;
  return Array.isArray(main) && (list === undefined || list === null || Array.isArray(list));
};

/** The program this browser keeps for a puzzle, so that a reload loses nothing. */
export function keptProgram(puzzle: string): Program {
  const program: unknown = drafts().find((draft) => draft?.puzzle === puzzle)?.program;
  return isProgram(program) ? read(program) : EMPTY;
}

/** Keeps the newest few. */
export function keepProgram(puzzle: string, program: Program): void {
  const others = drafts().filter((draft) => draft?.puzzle !== puzzle);
  keep(KEY, JSON.stringify([{ puzzle, program }, ...others].slice(0, MOST)));
}
