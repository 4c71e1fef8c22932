import type { Issue, IssueView, PersonView } from '../types';

/** Somebody who stands on what they bring. */
export interface Block {
  person: string | null;
  amount: number;
}

/** A test where everybody brings something: who stands where, and what is missing up to the flag. */
export interface Measure {
  blocks: Block[];
  figure: number;
  flag: number;
  missing: number;
}

/** The tests that people stand for together; what the figure holds beyond their skill is R&D. */
export function measureOf(issue: Issue, view: IssueView, people: readonly PersonView[]): Measure | null {
  const { stat } = issue.test;
  const { figure, threshold: flag } = view;
  if ((stat !== 'skill' && stat !== 'skillPerHead') || typeof figure !== 'number' || typeof flag !== 'number')
    return null;
  const blocks: Block[] = people
    .filter(({ skill }) => skill > 0)
    .map(({ person, skill }) => ({ person, amount: skill }));
  const rest = figure - blocks.reduce((sum, { amount }) => sum + amount, 0);
  if (rest > 0) blocks.push({ person: null, amount: rest });
  return { blocks, figure, flag, missing: Math.max(0, flag - figure) };
}

/** Whether a test wants at least so much, or at most. */
export const wants = ({ test }: Issue): 'least' | 'most' => (typeof test.atMost === 'number' ? 'most' : 'least');
