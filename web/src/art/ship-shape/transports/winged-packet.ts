import { BRASS, CREAM, INK, PAPER, RED, RED_SHADE, TEAL, WOOD } from '../paint';
import { windows } from '../parts/buildings';
import { cloud, smoke } from '../parts/sky';
import { funnel, sea } from '../parts/water';
import { bar, block, disc, line, shape, stroke } from '../../pen';

/** Lands on water, mostly on purpose. */
export const wingedPacket =
  cloud(-6, 16, 0.6) +
  cloud(98, 12, 0.6) +
  sea(62) +
  shape(CREAM, 'M44 34C24 6 0 2-16 6c4 6 10 6 12 12 6 0 8 4 10 8 8 0 14 8 34 12Z') +
  shape('#d9b987', 'M76 34C96 6 120 2 136 6c-4 6-10 6-12 12-6 0-8 4-10 8-8 0-14 8-34 12Z') +
  line(WOOD, 1.8, 'M44 35C30 18 8 8-12 8M44 37C34 28 22 20 6 20M76 35C90 18 112 8 132 8M76 37c10-9 22-17 38-17') +
  funnel(56, 8, 22) +
  smoke(58, 3, 0.6) +
  block(44, 26, 34, 12, PAPER, 0.6, CREAM) +
  windows(48, 29, 3, 10, 6, 6, TEAL) +
  shape(RED, 'M24 38h78c-4 14-14 22-24 22H48c-10 0-20-8-24-22Z') +
  shape(RED_SHADE, 'M64 38h38c-4 14-14 22-24 22H64Z') +
  bar(22, 36, 82, 4, BRASS) +
  disc(36, 45, 4, PAPER) +
  disc(35, 45, 1.8, INK) +
  stroke('#fff', 3, 'M22 66c-6-2-8-8-6-14m14 10c-4-2-6-5-5-9M98 66c6-2 8-8 6-14m-14 10c4-2 6-5 5-9');
