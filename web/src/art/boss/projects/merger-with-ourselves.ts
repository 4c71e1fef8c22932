import { bust } from '../../people/bust';
import { bar, mirrored, put, shape, stroke, word } from '../../pen';
import { halo } from '../parts/backdrops';

const twin = put(
  -12,
  4,
  0.74,
  bust({ skin: 2, hair: 'side', hairColour: '#5a3a22', top: 'tie', colour: '#3a4a5c', second: '#b8323a' }),
);

/** Synergies of up to nought per cent. */
export const mergerWithOurselves =
  halo() +
  twin +
  mirrored(68, twin) +
  bar(48, 72, 40, 11, '#3a4a5c', 4) +
  shape('#ebbe95', 'M58 70c6-5 14-5 20 0v13c-6 5-14 5-20 0Z') +
  stroke('#b2784a', 2, 'M63 74h8M63 79h8') +
  word(68, 26, '=', 26);
