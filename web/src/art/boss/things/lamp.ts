import type { Drawing } from '../../drawing';
import { lamp as hanging, cone } from '../office';
import { disc, line, shape } from '../../pen';

const OFF =
  line('var(--blind)', 1.6, 'M20 0v7') +
  shape('var(--unlit-wall)', 'M10 17c0-13 20-13 20 0Z') +
  disc(20, 18, 3.6, 'var(--blind)');

/** The lamp over a team, on or off. */
export const lamp = (lit: boolean): Drawing => ({ box: '0 0 40 32', shapes: lit ? cone(20, 32) + hanging(20) : OFF });
