import { BRASS, INK, PAPER, RED, RED_SHADE, ROSE, RUST, VIOLET, WOOD } from '../paint';
import { clouds } from '../parts/sky';
import { bar, block, disc, line, shape } from '../../pen';

/** Formerly eleven ball gowns. */
export const silkAerostat =
  clouds(4, 58, 92, 30) +
  shape(ROSE, 'M60 1c21 0 33 14 33 29 0 12-14 21-22 28H49C41 51 27 42 27 30 27 15 39 1 60 1Z') +
  shape(VIOLET, 'M60 1C45 1 34 10 29 20l15 8C46 16 52 6 60 1Z') +
  shape(PAPER, 'M60 1c8 6 12 17 12 29 0 12-4 21-8 28h-8c-4-7-8-16-8-28 0-12 4-23 12-29Z') +
  shape(RUST, 'M60 1c21 0 33 14 33 29 0 12-14 21-22 28h-7c4-7 8-16 8-28C72 18 68 7 60 1Z') +
  shape('#4f9a94', 'M72 30c7 2 14 2 21 0 0 12-14 21-22 28h-7c4-7 8-16 8-28Z') +
  shape('#e9a8c0', 'M48 30c8 4 16 4 24 0-.2 5-1 9-2 13-7 3-13 3-20 0-1.2-4-2-8-2-13Z') +
  shape(PAPER, 'M46 56q3.5 6 7 0q3.5 6 7 0q3.5 6 7 0q3.5 6 7 0l-3 6H49Z') +
  shape(RED, 'm60 40-8-5v10Zm0 0 8-5v10Z') +
  disc(60, 40, 2.4, RED_SHADE) +
  line(INK, 1.8, 'M51 61l1 7M69 61l-1 7') +
  block(50, 67, 20, 11, WOOD) +
  bar(49, 66, 22, 3.5, BRASS);
