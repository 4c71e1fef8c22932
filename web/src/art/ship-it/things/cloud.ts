import { at } from '../../at';
import { PAPER } from '../../palette';
import { PAPER_SHADE } from '../paint';

export const cloud = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    `<path d="M-36 14a14 14 0 0 1 8-26 20 20 0 0 1 37-6 17 17 0 0 1 23 12 12 12 0 0 1 2 23c-2 1-64 1-70-3Z" fill="${PAPER}"/><path d="M-36 14c20 3 50 2 66-4 6-3 9-8 8-13a12 12 0 0 1-4 20c-2 1-64 1-70-3Z" fill="${PAPER_SHADE}"/>`,
  );
