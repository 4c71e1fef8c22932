import { shade } from '../../palette';
import { bar, disc, each, shape, solid, stroke } from '../../pen';
import { BLUE, INK, PAPER, RED, SUN, TEAL, WOOD } from '../paint';

/** Depreciation has never had such a chorus. */
export const annualReportMusical =
  bar(0, 0, 136, 88, '#3a1418') +
  shape('rgb(255 240 180/.25)', 'M30 80 68 0l38 80Z') +
  bar(0, 76, 136, 12, WOOD) +
  shape(RED, 'M0 0h24c4 30-4 50-16 76H0Zm136 0h-24c-4 30 4 50 16 76h8Z') +
  shape(shade(RED), 'M0 0h136v8c-14 10-26 0-34 0-8 10-26 10-34 0-8 10-26 10-34 0-8 8-20 10-34 0Z') +
  each(
    [
      [42, 26, BLUE],
      [62, 38, SUN],
      [84, 20, TEAL],
    ],
    ([x, h, paint], i) =>
      stroke(PAPER, 2.6, `M${x + 4} 72l${i === 1 ? -4 : -6} 8M${x + 12} 72l${i === 2 ? 9 : 5} 7`) +
      solid(x, 74 - h, 16, h, paint) +
      disc(x + 5, 74 - h + 7, 1.4, INK) +
      disc(x + 11, 74 - h + 7, 1.4, INK) +
      shape(INK, `M${x + 4} ${85 - h}h8c-1 4-7 4-8 0Z`) +
      shape(INK, `M${x - 2} ${74 - h}h20v-2h-4v-8H${x + 2}v8h-4Z`) +
      bar(x + 2, 70 - h, 12, 2, RED),
  );
