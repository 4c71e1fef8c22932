import { COPPER, LAMP, PAPER, RED, SEA, SEA_SHADE, SOIL, WOOD, WOOD_SHADE } from '../paint';
import { house, roof } from '../parts/buildings';
import { bolt, cog, spokes } from '../parts/machines';
import { bar, put, shape, times } from '../../pen';

/** The moon pulls, the wheel turns, the meter ticks. */
export const tideMill =
  shape(LAMP, 'M20 2a12 12 0 1 0 12 18A14 14 0 0 1 20 2Z') +
  house(70, 34, 34, PAPER) +
  roof(66, 21, 42, 16, RED) +
  bar(78, 28, 9, 9, LAMP) +
  cog(100, 42, 9, COPPER) +
  bolt(113, 22, 0.9) +
  spokes(50, 33, 20, WOOD_SHADE, 8, 3) +
  put(
    50,
    33,
    1,
    times(8, (i) => `<rect x="-5" y="-25" width="10" height="6" fill="${WOOD}" transform="rotate(${i * 45})"/>`),
  ) +
  shape(SEA, 'M-150 46h208c6 0 8 4 8 10v60H-150Z') +
  shape(SEA_SHADE, 'M-150 54q12-5 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0v60h-216Z') +
  bar(64, 54, 260, 60, SOIL);
