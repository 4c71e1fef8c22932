import { bar, disc, shape, stroke, word } from '../../pen';
import { PAPER, SUN } from '../paint';
import { halo } from '../parts/backdrops';
import { bulb, flask } from '../parts/glass';

export const openLabDay =
  halo() +
  bar(44, 6, 48, 82, '#fff0c2') +
  shape('#5d8f86', 'M44 6 18 14v74h26Z') +
  shape('#497169', 'M44 6 32 10v78h12Z') +
  disc(24, 52, 3, SUN) +
  flask(72, 60, 0.9, '#9a6fc4', disc(-4, 14, 2.4, PAPER) + disc(6, 10, 1.8, PAPER) + disc(0, -6, 2, PAPER)) +
  bulb(116, 40, 0.8) +
  stroke(SUN, 2.6, 'M98 20l-5-5M116 10V3M132 24l4-4') +
  bar(96, 66, 38, 16, PAPER, 3) +
  word(115, 78.5, 'Open', 13, '#1f5f53');
