import { INK, RED, STEEL, STEEL_SHADE, TEAL, WOOD } from '../paint';
import { passenger } from '../parts/figures';
import { rails } from '../parts/land';
import { wheel } from '../parts/machines';
import { block, line, shape, stroke } from '../../pen';

/** Two men, one lever, no timetable. */
export const handCar =
  rails(68) +
  line(INK, 3.5, 'M28 46 92 26') +
  stroke(WOOD, 3.5, 'M20 47h14M86 25h14') +
  shape(STEEL, 'm52 56 8-22 8 22Z') +
  shape(STEEL_SHADE, 'm60 34 8 22h-8Z') +
  passenger(24, 58, 1.35, TEAL, 'cap') +
  passenger(97, 50, 1.35, RED, 'top') +
  line(INK, 4, 'M92 49l-1 9m12-9 1 9') +
  block(12, 54, 96, 7, WOOD, 0.6) +
  wheel(32, 63, 6) +
  wheel(88, 63, 6);
