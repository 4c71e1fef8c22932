import { bar, shape, stroke } from '../../pen';
import { PAPER, RED, STEEL } from '../paint';
import { cat } from '../parts/animals';
import { halo } from '../parts/backdrops';
import { sheet } from '../parts/paperwork';

/** Also delivers small cats. */
export const pneumaticPost =
  halo() +
  shape('rgb(210 235 242/.85)', 'M0 24h76c22 0 36 14 36 34v30H84V60c0-6-4-8-10-8H0Z') +
  shape('rgb(120 170 190/.5)', 'M0 44h74c10 0 18 6 18 16v28h-8V60c0-6-4-8-10-8H0Z') +
  bar(8, 20, 8, 36, STEEL) +
  bar(80, 74, 36, 8, STEEL) +
  bar(34, 28, 40, 20, '#c4572c', 10) +
  cat(54, 50, 0.72) +
  stroke(PAPER, 2.6, 'M30 32H20M30 40H18') +
  sheet(114, 30, 18, 14, 14, stroke(RED, 1.6, 'M1 1l8 6 8-6'));
