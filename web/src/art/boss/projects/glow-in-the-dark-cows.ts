import { disc, oval, shape, stroke } from '../../pen';
import { ground, nightSky } from '../parts/backdrops';
import { eyes } from '../parts/faces';

/** Finding the herd at night is now the easy part. */
export const glowInTheDarkCows =
  nightSky +
  ground('#1d3a35') +
  disc(66, 50, 38, 'rgb(190 255 160/.2)') +
  disc(66, 50, 28, 'rgb(190 255 160/.3)') +
  stroke('#a7e583', 5, 'M48 60v18M56 62v16M78 62v16M86 60v18') +
  shape('#d3f7b4', 'M42 40c0-6 4-8 10-8h34c6 0 8 4 8 10v16c0 5-3 8-8 8H50c-5 0-8-3-8-8Z') +
  shape('#5fa552', 'M56 32h12c2 8-4 14-10 12-4-2-4-8-2-12Zm24 18c6-4 14-2 14 4v8H84c-6-2-8-8-4-12Z') +
  shape('#d3f7b4', 'M30 30c0-4 4-6 12-6s12 4 12 10-4 14-12 14-12-8-12-18Z') +
  oval(41, 44, 8, 5, '#f3b7b0') +
  eyes(41, 33, 10, 1.8) +
  shape('#5fa552', 'M30 26c-4 0-8-2-8-6 6 0 8 2 10 4Zm24 0c4 0 8-2 8-6-6 0-8 2-10 4Z') +
  stroke('#d3f7b4', 3, 'M94 44c8 2 8 12 4 18') +
  disc(110, 22, 8, '#f6e9c6');
