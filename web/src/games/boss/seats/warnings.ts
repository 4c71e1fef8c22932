import type { WarningView } from '../types';

/** What is said of a company, the most urgent first; to me also what only I can see, and what concerns all. */
export const warningsOf = (
  open: readonly WarningView[],
  own: readonly WarningView[],
  seat: number,
  me: number | null,
): WarningView[] => [
  ...(seat === me ? own : []),
  ...open.filter((each) => each.seat === seat),
  ...(seat === me ? open.filter((each) => typeof each.seat !== 'number') : []),
];
