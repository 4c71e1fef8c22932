import type { Drawing } from '../../drawing';
import { disc, each, shape } from '../../pen';
import { INK, SUN } from '../paint';

const back =
  shape(INK, 'M18 74V38C18 14 32 4 50 4s32 10 32 34v36Z') +
  shape('#39302a', 'M50 4c18 0 32 10 32 34v36H50Z') +
  each(
    [
      [38, 30],
      [62, 30],
      [50, 46],
    ],
    ([x, y]) => disc(x, y, 3, '#5a4d42'),
  );

const seat =
  shape('#2c2520', 'M10 58c0-8 14-8 14 0v18h52V58c0-8 14-8 14 0v28c0 4-3 6-6 6H16c-3 0-6-2-6-6Z') +
  shape(INK, 'M46 92h8v8h-8zM24 106c4-8 48-8 52 0Z');

const crown = shape(SUN, 'm34 61 4-3 5 6 7-6 7 6 5-6 4 3-3 14H37Z');

/** The chair of the boss, empty; with a crown on it somebody may take it. */
export const emptyChair = (crowned = false): Drawing => ({
  box: '0 0 100 110',
  shapes: back + seat + (crowned ? crown : ''),
});
