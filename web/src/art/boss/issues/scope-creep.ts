import { bar, put, shape, solid, stroke } from '../../pen';
import { BLUE, GLASS, PAPER, RED, STEEL, TEAL, VIOLET, WOOD } from '../paint';
import { ground, halo } from '../parts/backdrops';

/** The customer has just one more small wish. */
export const scopeCreep =
  halo() +
  put(
    56,
    60,
    1,
    solid(-28, -14, 46, 38, PAPER) +
      shape(RED, 'M-34-12-5-36l29 24Z') +
      bar(-18, -2, 10, 10, GLASS) +
      bar(0, 2, 10, 22, WOOD),
  ) +
  solid(74, 56, 26, 28, '#e3c58a') +
  shape(TEAL, 'M70 56l17-14 17 14Z') +
  solid(100, 66, 18, 18, '#c9cdec') +
  shape(VIOLET, 'M97 66l12-10 12 10Z') +
  bar(52, 6, 12, 20, STEEL) +
  solid(62, 20, 20, 12, '#f3c9a0') +
  shape(BLUE, 'M58 20l14-10 14 10Z') +
  stroke(RED, 4, 'M126 74v12M120 80h12') +
  ground('#8a9a5a', 84);
