import { BRASS, BRASS_SHADE, INK, LAMP, PAPER, STEEL } from '../paint';
import { sunset } from '../parts/backdrops';
import { hills, rails } from '../parts/land';
import { wheel } from '../parts/machines';
import { note } from '../parts/signs';
import { bar, block, disc, each, line, oval, shape, times } from '../../pen';

/** A hundred-piece orchestra that arrives on time, in tune and on rails. */
export const orchestrionExpress =
  sunset +
  hills(74) +
  rails(90) +
  note(4, 24, 1.2) +
  note(26, 10, 0.9) +
  note(146, 18, 1.3) +
  note(130, 4, 0.8) +
  each(
    [20, 28, 36, 44, 36, 28, 20],
    (h, i) =>
      bar(66 + i * 11, 50 - h, 9, h, BRASS) +
      bar(71 + i * 11, 50 - h, 4, h, BRASS_SHADE) +
      shape(INK, `M${68 + i * 11} 44h5l-2.5-6Z`),
  ) +
  block(62, 48, 86, 34, '#6b2540', 0.65) +
  bar(58, 46, 94, 5, BRASS) +
  bar(70, 58, 60, 12, PAPER) +
  shape(
    INK,
    times(8, (i) => `M${75 + i * 7} 58h3v7h-3Z`),
  ) +
  shape(BRASS, 'M22 34c-8-4-14-14-22-16-4 10-4 20 0 30 8-4 14-6 22-6Z') +
  oval(-1, 33, 4, 15, '#6b4a14') +
  bar(18, 44, 46, 30, '#6b2540', 6) +
  shape('#4f1b30', 'M18 60h46v10c0 2-2 4-6 4H24c-4 0-6-2-6-4Z') +
  line(BRASS, 3, 'M30 44v30M48 44v30') +
  bar(28, 30, 10, 14, INK) +
  shape(PAPER, 'M28 30h10l4-8H24Z') +
  disc(14, 58, 5, LAMP) +
  bar(12, 74, 142, 6, INK) +
  shape(INK, 'M14 78 0 90h16Z') +
  wheel(28, 82, 8) +
  wheel(48, 82, 8) +
  wheel(82, 82, 8) +
  wheel(108, 82, 8) +
  wheel(134, 82, 8) +
  line(STEEL, 3, 'M28 82h20');
