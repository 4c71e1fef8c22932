import { BRASS, CREAM, INK, PAPER, RED, SUN } from '../paint';
import { note } from '../parts/signs';
import { smoke } from '../parts/sky';
import { funnel, sea } from '../parts/water';
import { line, shape } from '../../pen';

/** Sails when it can, steams when it must, sings throughout. */
export const auxiliaryClipper =
  line(INK, 2.6, 'M32 6v42M60 2v46M86 8v40') +
  shape(
    PAPER,
    'M34 8c14 2 15 16 12 22H33Zm0 24c10 1 12 8 11 12H33Zm28-28c15 3 16 17 12 24H61Zm0 26c11 1 13 9 11 14H61Z',
  ) +
  shape(CREAM, 'M88 10c12 2 13 14 10 20H87ZM30 10C18 22 14 34 10 44h20Z') +
  shape(RED, 'M60 2 72-2 60-6Z') +
  funnel(75, 30, 18, SUN, 8) +
  smoke(76, 25, 0.6) +
  note(101, 12, 0.7) +
  note(8, 22, 0.6) +
  shape('#7a3326', 'M4 46c34 4 74 4 112-2l-12 19H20Z') +
  shape('#5c241a', 'M60 49c18 0 38-2 56-5l-12 19H60Z') +
  shape(BRASS, 'M4 46c34 4 74 4 112-2l-2 4C76 54 38 54 6 50Z') +
  sea(60);
