import { at } from '../../at';
import { PAPER } from '../../palette';
import { PAPER_SHADE, RED } from '../paint';

/** A letter that nobody asked for. */
export const envelope = (x: number, y: number, tilt: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    `<path d="M-11-7.5h22v15h-22Z" fill="${PAPER}"/><path d="m-11-7.5 11 9 11-9Z" fill="${PAPER_SHADE}"/><path d="m-3-2 6 6m0-6-6 6" stroke="${RED}" stroke-width="2" stroke-linecap="round"/>`,
    tilt,
  );
