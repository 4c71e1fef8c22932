import { bar, disc, line, shape, stroke } from '../../pen';
import { INK, RED, SUN } from '../paint';
import { halo } from '../parts/backdrops';

/** Nods, frowns, and takes the action item. */
export const meetingRobot =
  halo(66, 52, 40) +
  shape('#3a4256', 'M34 88c0-20 12-24 32-24s34 4 34 24Z') +
  shape(RED, 'M60 64h14l-4 8 3 14-6 4-6-4 3-14Z') +
  bar(44, 20, 46, 38, '#dfe2f7', 10) +
  shape('#c3c8ea', 'M67 20h13a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10H67Z') +
  disc(57, 37, 5, INK) +
  disc(77, 37, 5, INK) +
  stroke(INK, 3, 'M60 48h14') +
  line(INK, 2.5, 'M67 20v-8') +
  disc(67, 10, 4, SUN);
