import { bar, disc, each, nth, stroke, word } from '../../pen';
import { GREY, INK, PAPER, RED, SUN } from '../paint';
import { tick } from '../parts/signs';

/** Trains have asked for an autograph. */
export const timetableThatWorks =
  bar(8, 14, 92, 62, INK, 4) +
  each(
    [0, 1, 2, 3],
    (i) =>
      bar(13, 19 + i * 14, 24, 11, SUN, 1) +
      word(25, 28 + i * 14, nth(['7:00', '7:15', '7:30', '7:45'], i), 9.5) +
      stroke(GREY, 3, `M42 ${24.5 + i * 14}h${nth([28, 22, 30, 24], i)}`) +
      tick(89, 24.5 + i * 14, 0.8, '#8fd08c'),
  ) +
  stroke(INK, 4, 'M20 76v12M88 76v12') +
  disc(116, 34, 18, INK) +
  disc(116, 34, 15, PAPER) +
  stroke(RED, 3, 'M116 24v10l7 5') +
  bar(114, 52, 4, 36, INK);
