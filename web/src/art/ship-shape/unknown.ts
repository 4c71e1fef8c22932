import { INK, PAPER } from './paint';
import { crate } from './crate';
import { shape, stroke } from '../pen';

/** What somebody added to the box: still in its crate, with a question mark on the label. */
export const unknown = (x: number, foot: number): string =>
  crate(x - 22, foot - 44, 44) +
  shape(PAPER, `M${x - 11} ${foot - 36}h22v26h-22Z`) +
  stroke(INK, 3, `M${x - 4} ${foot - 28}c0-6 9-6 9 0 0 4-4.5 3.5-4.5 7.5m0 5v.1`);
