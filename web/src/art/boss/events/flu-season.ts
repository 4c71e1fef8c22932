import { bust } from '../../people/bust';
import { bar, disc, put, shape } from '../../pen';
import { PAPER, RED } from '../paint';
import { halo } from '../parts/backdrops';

export const fluSeason =
  halo(60, 46) +
  put(
    8,
    -2,
    0.84,
    bust({
      skin: 1,
      hair: 'short',
      hairColour: '#5a3a22',
      top: 'scarf',
      colour: '#5a7894',
      second: '#b8323a',
      mouth: 'frown',
      eyes: 'tired',
    }),
  ) +
  disc(59, 51, 6, '#e0523f') +
  put(56, 62, 1, bar(0, -3, 34, 6, PAPER, 3) + bar(20, -1.5, 16, 3, RED) + disc(36, 0, 5, RED), 18) +
  bar(100, 60, 30, 22, '#5d8f86', 3) +
  shape(PAPER, 'M106 60c4-16 16-6 18 0Z') +
  shape('#bfd8e4', 'M26 24c2-14 12-20 32-20s30 8 32 20c-20-6-44-6-64 0Z');
