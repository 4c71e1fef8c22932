import { BLUE, BRASS, INK, PAPER, RED, SKIN, SUN, WOOD, WOOD_SHADE } from '../paint';
import { passenger } from '../parts/figures';
import { ball, clouds } from '../parts/sky';
import { bar, line, shape, stroke } from '../../pen';

/** Carries three parcels and a man who waves. */
export const signalBalloon =
  clouds(8, 64, 94, 56) +
  ball(56, 26, 24, 24, RED) +
  bar(32, 23, 48, 6, PAPER) +
  line(INK, 1.8, 'M46 48l4 10M66 48l-4 10') +
  passenger(56, 64, 0.95, BLUE, 'cap') +
  stroke(SKIN, 3, 'M50 57 36 48M62 57l14-9') +
  stroke(WOOD_SHADE, 2, 'M36 52V32M76 52V32') +
  shape(SUN, 'M36 32H20l4 6-4 6h16Z') +
  shape(PAPER, 'M76 32h16l-4 6 4 6H76Z') +
  bar(76, 36, 14, 3.5, RED) +
  shape(WOOD, 'M44 62h24l-3 13H47Z') +
  shape(WOOD_SHADE, 'M58 62h10l-3 13h-7Z') +
  bar(43, 60, 26, 4, BRASS);
