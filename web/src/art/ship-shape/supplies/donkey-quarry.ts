import { RED, ROCK, ROCK_SHADE, WOOD, WOOD_SHADE } from '../paint';
import { beast } from '../parts/figures';
import { carrot, ground, rock } from '../parts/land';
import { clock, wheel } from '../parts/machines';
import { block, line, shape } from '../../pen';

/** Paid in carrots, punctual as a chronometer. */
export const donkeyQuarry =
  shape(ROCK, 'M62 54V26h14V10h18V-6h220v60Z') +
  shape(ROCK_SHADE, 'M76 26h14v28H76Zm18-16h20v44H94Z') +
  block(70, 38, 32, 12, WOOD) +
  rock(78, 39, 0.9) +
  rock(93, 39, 1) +
  wheel(86, 50, 7) +
  line(WOOD_SHADE, 3, 'M52 40h20') +
  beast(40, 54, 0.98, '#a39688') +
  shape(RED, 'M30 31h20v9H30Z') +
  carrot(4, 30, 0.9) +
  line(WOOD_SHADE, 2, 'M30 24C20 8 8 8 4 26') +
  clock(106, 22, 8) +
  ground;
