import { ball, disc, oval, shape, stroke, times } from '../../pen';
import { PAPER, STEEL } from '../paint';
import { halo } from '../parts/backdrops';
import { eyes } from '../parts/faces';
import { crown } from '../parts/signs';

export const blowfishGala =
  halo() +
  oval(68, 70, 58, 12, PAPER) +
  oval(68, 69, 42, 8, '#e3dacb') +
  times(16, (i) => `<path d="M-3-22 0-34 3-22Z" fill="#b8914e" transform="translate(68 44) rotate(${i * 22.5})"/>`) +
  ball(68, 44, 24, '#e2bd74') +
  shape('#f6ecd2', 'M46 54c8 16 36 16 44 0-12 6-32 6-44 0Z') +
  disc(58, 38, 6, PAPER) +
  disc(78, 38, 6, PAPER) +
  eyes(68, 38, 20, 2.6) +
  oval(68, 52, 5, 4, '#7d1f26') +
  stroke(STEEL, 3, 'M14 20v46M8 20v12c0 6 12 6 12 0V20') +
  stroke(STEEL, 3.4, 'M122 66V20c10 6 10 22 0 26') +
  crown(68, 14, 0.6);
