import type { PuzzleView } from '../../../generated/ship-it';
import type { Op } from './program';

/** What is to be solved, at a table or alone. */
export type Task = Pick<
  PuzzleView,
  'difficulty' | 'map' | 'palette' | 'coins' | 'par' | 'maxBlocks' | 'maxNesting' | 'loopMin' | 'loopMax' | 'stepLimit'
>;

/** The blocks in the order in which they are offered; the place is the key. */
export const OPS: readonly Op[] = ['move', 'turn-left', 'turn-right', 'collect', 'loop', 'if', 'while', 'call'];

export const hasFunction = (task: Task): boolean => task.palette.includes('function');
export const offers = (task: Task, op: Op): boolean => (op === 'call' ? hasFunction(task) : task.palette.includes(op));
