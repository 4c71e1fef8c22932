import { bar, solid, stroke } from '../../pen';
import { INK, RED } from '../paint';
import { halo } from '../parts/backdrops';
import { eyes } from '../parts/faces';
import { toast } from '../parts/food';
import { bubble } from '../parts/paperwork';

/** Will not do bagels. Will tell you why. */
export const toasterWithOpinions =
  halo(50, 50) +
  toast(40, 28, 0.6) +
  toast(62, 28, 0.6) +
  solid(20, 34, 62, 44, '#d8463c', 10) +
  bar(28, 30, 46, 6, INK, 3) +
  bar(24, 78, 10, 5, INK) +
  bar(68, 78, 10, 5, INK) +
  stroke(INK, 3, 'M36 48l10 4M66 48l-10 4') +
  eyes(51, 55, 18, 3) +
  stroke(INK, 3, 'M42 68c6-5 12-5 18 0') +
  bubble(
    88,
    14,
    42,
    40,
    `<circle cx="109" cy="34" r="9" fill="none" stroke="#c98f4a" stroke-width="8"/>` + stroke(RED, 4, 'M95 21l28 26'),
    'l',
  );
