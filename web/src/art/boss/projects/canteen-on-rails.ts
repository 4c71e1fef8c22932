import { bar, disc, line, shape, stroke } from '../../pen';
import { INK, PAPER, SUN } from '../paint';

/** Pudding arrives at platform two. */
export const canteenOnRails =
  line(INK, 4, 'M0 76h136') +
  line('#7a4a22', 6, 'M8 80v8M28 80v8M48 80v8M68 80v8M88 80v8M108 80v8M128 80v8') +
  shape('#b8432a', 'M22 46h80l8 22H16Z') +
  shape('#93381f', 'M62 46h40l8 22H62Z') +
  bar(16, 62, 94, 6, PAPER) +
  disc(36, 72, 8, INK) +
  disc(90, 72, 8, INK) +
  disc(36, 72, 3, SUN) +
  disc(90, 72, 3, SUN) +
  shape('#e9e4da', 'M30 44c0-32 64-32 64 0Z') +
  shape('#cfc8ba', 'M62 20c24 0 32 12 32 24H62Z') +
  disc(62, 17, 5, SUN) +
  bar(24, 42, 76, 5, PAPER, 2.5) +
  stroke(PAPER, 3, 'M112 30c6-4-4-8 2-13M124 34c6-4-4-8 2-13');
