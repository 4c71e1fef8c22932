import { INK, LAMP, RED, RUST, STEEL, TEAL, TEAL_SHADE, WOOD } from '../paint';
import { passenger } from '../parts/figures';
import { ground } from '../parts/land';
import { clock, spokes } from '../parts/machines';
import { bar, disc, line, put, shape } from '../../pen';

/** Mends the village clock and is paid in cheese and slate. */
export const repairCaravan =
  shape(TEAL, 'M20 16c20-8 60-8 80 0v28H20Z') +
  shape(TEAL_SHADE, 'M66 10c14 1 26 3 34 6v28H66Z') +
  shape(RED, 'M16 14c22-9 66-9 88 0v5c-24-6-64-6-88 0Z') +
  bar(30, 24, 16, 14, LAMP) +
  passenger(38, 38, 0.62, RUST, 'cap') +
  shape(LAMP, 'M58 24h14v20H58Z') +
  clock(38, 8, 8) +
  put(88, 31, 0.9, shape(STEEL, 'M-3 12V-4c-6-3-6-11-1-14v7h8v-7c5 3 5 11-1 14v16c0 4-6 4-6 0Z'), 20) +
  spokes(36, 46, 9, INK, 8, 1.8) +
  spokes(86, 46, 9, INK, 8, 1.8) +
  line(WOOD, 4, 'M100 42h22') +
  shape('#f0c65a', 'M2 54v-7l14-5v12Z') +
  disc(8, 50, 1.5, '#c99a2c') +
  disc(12, 47, 1.2, '#c99a2c') +
  ground;
