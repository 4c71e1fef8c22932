import {
  BRASS,
  COPPER_SHADE,
  CREAM,
  GREEN_SHADE,
  INK,
  PAPER,
  RED,
  SEA,
  SEA_SHADE,
  SUN,
  WOOD,
  WOOD_SHADE,
} from '../paint';
import { windows } from '../parts/buildings';
import { beast } from '../parts/figures';
import { smoke } from '../parts/sky';
import { wavePath } from '../parts/water';
import { bar, block, disc, line, shape } from '../../pen';

/** The horse knows the way and the inns. */
export const canalBarge =
  shape(GREEN_SHADE, 'M-150 42h460v12H-150Z') +
  shape(SEA, 'M-150 52h460v60H-150Z') +
  shape(SEA_SHADE, wavePath(68, 3, 30)) +
  bar(-2, 2, 4, 42, WOOD_SHADE) +
  line(WOOD_SHADE, 3, 'M0 6h22') +
  shape(PAPER, 'M8 8h20v15H8Z') +
  shape(COPPER_SHADE, 'M13 11h8v9h-8Zm8 2h3v5h-3Z') +
  shape('#fff', 'M12 10h10v3H12Z') +
  beast(42, 44, 0.86, WOOD, { mane: INK }) +
  line(CREAM, 1.6, 'M56 24 78 50') +
  block(70, 40, 44, 14, RED) +
  windows(76, 44, 3, 12, 7, 6) +
  shape(GREEN_SHADE, 'M68 36h48v5H68Z') +
  bar(104, 26, 5, 11, INK) +
  smoke(106, 22, 0.5) +
  shape(INK, 'M52 54h78l-4 14H60Z') +
  bar(50, 52, 82, 4, BRASS) +
  disc(62, 60, 2.6, SUN) +
  shape(BRASS, 'm78 58 4-3 4 3-4 3Zm14 0 4-3 4 3-4 3Z');
