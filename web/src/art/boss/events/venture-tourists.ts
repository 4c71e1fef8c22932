import { bust } from '../../people/bust';
import { bar, disc, put, shape, solid, stroke } from '../../pen';
import { GLASS, INK, WOOD } from '../paint';
import { halo } from '../parts/backdrops';
import { coin } from '../parts/money';

export const ventureTourists =
  halo(60, 48) +
  put(
    6,
    2,
    0.84,
    bust({
      skin: 1,
      hair: 'short',
      hairColour: '#c98a3c',
      top: 'shirt',
      colour: '#e8752a',
      second: '#ffe08a',
      with: ['shades'],
      mouth: 'grin',
    }),
  ) +
  shape('#e2c48a', 'M26 30c12-6 50-6 62 0 2 5-4 5-8 4-16-4-34-4-46 0-4 1-10 1-8-4Zm12-3c2-18 36-18 38 0Z') +
  bar(44, 70, 24, 17, INK, 3) +
  disc(56, 79, 6, GLASS) +
  solid(92, 48, 36, 36, WOOD, 4) +
  stroke(INK, 3, 'M104 48v-8h12v8') +
  coin(110, 66, 10);
