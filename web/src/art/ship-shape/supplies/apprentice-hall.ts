import { BLUE, GREEN_SHADE, INK, LAMP, PAPER, RED, RUST, SMOKE, TEAL, VIOLET_SHADE, WOOD } from '../paint';
import { passenger } from '../parts/figures';
import { ground } from '../parts/land';
import { bar, block, line, shape, times } from '../../pen';

/** Forty apprentices, one lathe, and a great deal of porridge. */
export const apprenticeHall =
  block(6, 14, 108, 40, '#b8523a', 0.7) +
  shape(INK, 'M0 16 16 2h88l16 14Z') +
  bar(12, 22, 96, 24, LAMP) +
  passenger(22, 46, 0.78, BLUE, 'cap') +
  passenger(36, 46, 0.78, GREEN_SHADE, 'cap', '#9c6644') +
  passenger(50, 46, 0.78, RED, 'cap') +
  passenger(64, 46, 0.78, VIOLET_SHADE, 'cap') +
  passenger(78, 46, 0.78, TEAL, 'cap', '#cf9566') +
  passenger(92, 46, 0.78, RUST, 'hair') +
  block(10, 44, 100, 10, WOOD) +
  times(6, (i) => shape(PAPER, `M${17 + i * 14} 41h10c0 5-10 5-10 0Z`)) +
  line(SMOKE, 1.6, 'M22 38c-2-3 2-4 0-7m28 7c-2-3 2-4 0-7m28 7c-2-3 2-4 0-7') +
  ground;
