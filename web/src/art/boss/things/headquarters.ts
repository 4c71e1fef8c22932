import type { Drawing } from '../../drawing';
import { bar, disc, line, oval, shape, stroke, times } from '../../pen';
import { INK, RED, SUN } from '../paint';

const windows = times(14, (row) =>
  times(5, (column) =>
    bar(36 + column * 29, 150 + row * 20, 20, 12, (row * 3 + column * 5) % 7 ? '#5a6370' : SUN, 1.5),
  ),
);

/** Consolidated Everything: a tower with a tie that looks down on one company. */
export const headquarters: Drawing = {
  box: '0 -14 210 444',
  shapes:
    shape('#3d434c', 'M24 430V44l162-30v416Z') +
    shape('#2c3138', 'M120 430V26l66-12v416Z') +
    line('#2c3138', 6, 'M150 21V0M166 18V-8') +
    disc(166, -8, 5, RED) +
    windows +
    oval(78, 84, 22, 17, '#fff6e6') +
    oval(140, 76, 22, 17, '#fff6e6') +
    disc(86, 87, 8.5, INK) +
    disc(148, 79, 8.5, INK) +
    stroke(INK, 8, 'M52 66 100 72M166 54l-48 12') +
    stroke('#fff6e6', 7, 'M78 122c20 8 46 4 66-8') +
    shape(RED, 'M96 134h26l-7 19 22 132-30 42-28-40 18-134Z') +
    shape('#8f252c', 'M115 153l22 132-30 42V153Z'),
};
