import { bar, disc, shape, stroke } from '../../pen';
import { INK, SUN } from '../paint';

/** Excludes cats, love and the printer. */
export const theoryOfNearlyEverything =
  bar(10, 8, 116, 58, '#7a4a22', 4) +
  bar(14, 12, 108, 50, '#24423a', 2) +
  stroke('#eef6ea', 2.4, 'M24 24h9M24 31h7M24 38h9M24 24v14M40 28h8M40 34h8') +
  stroke('#eef6ea', 2.4, 'M66 24H56l6 7-6 8h10M72 27c4-4 7 4 11 0M72 34c4-4 7 4 11 0') +
  stroke('#eef6ea', 2.4, 'M90 31c4-7 10-7 12 0s8 7 12 0-8-7-12 0-8 7-12 0') +
  stroke('#eef6ea', 2.4, 'M24 50h40M72 50h10') +
  shape(INK, 'M84 88c-2-12 2-19 10-21-5-4-6-12-4-19l7 5h9l7-5c2 7 1 15-4 19 8 2 12 9 10 21Z') +
  disc(97, 59, 1.8, SUN) +
  disc(106, 59, 1.8, SUN) +
  stroke(INK, 5, 'M118 86c10-2 12-10 8-16');
