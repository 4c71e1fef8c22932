import { shape, word } from '../../pen';
import { INK, PAPER, RED } from '../paint';
import { halo } from '../parts/backdrops';

/** Chapter one: say thank you. There is no chapter two. */
export const managementHandbook =
  halo() +
  shape(PAPER, 'M10 22c20-8 44-6 58 4v54c-14-10-38-12-58-4Z') +
  shape('#f1e8d8', 'M126 22c-20-8-44-6-58 4v54c14-10 38-12 58-4Z') +
  shape('#7d1f26', 'M6 26v56c22-6 46-4 62 4 16-8 40-10 62-4V26l-4-4v54c-20-8-44-6-58 4-14-10-38-12-58-4V22Z') +
  word(40, 40, '1', 13, '#9c242c') +
  `<text x="40" y="58" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-style="italic" font-weight="600" font-size="10" fill="${INK}">Thank you.</text>` +
  word(98, 40, '2', 13, '#9a8d78') +
  shape(RED, 'M104 4h10v30l-5-5-5 5Z');
