import { COPPER, GREEN, GREEN_SHADE, INK, PAPER, STEEL, WOOD, WOOD_SHADE } from '../paint';
import { ground } from '../parts/land';
import { disc, line, shape } from '../../pen';

/** Tree sap goes in, telegraph cable comes out. */
export const guttaPerchaWorks =
  shape(WOOD, 'M22 54c4-16-2-26 2-40h14c-2 12 4 24 2 40Z') +
  shape(WOOD_SHADE, 'M32 14h6c-2 12 4 24 2 40h-7c1-14 0-28-1-40Z') +
  disc(18, 12, 12, GREEN_SHADE) +
  disc(42, 10, 13, GREEN) +
  disc(30, 2, 12, '#5f8a2e') +
  line(PAPER, 3, 'M36 28c8 1 10 5 10 10') +
  shape(STEEL, 'M40 38h14l-2 16H42Z') +
  shape(PAPER, 'M40 38h14l-.5 4h-13Z') +
  line(INK, 4, 'M54 46c8 0 8-6 14-6') +
  `<g fill="none" stroke="${INK}" stroke-width="4"><circle cx="86" cy="36" r="17"/><circle cx="86" cy="36" r="10.5"/></g>` +
  line(COPPER, 2, 'M74.5 26a15 15 0 0 1 22-2') +
  disc(86, 36, 4, COPPER) +
  line(INK, 4, 'M103 38c6 0 4-22 14-24') +
  disc(117, 14, 3, COPPER) +
  ground;
