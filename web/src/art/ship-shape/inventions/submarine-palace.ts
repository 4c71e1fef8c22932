import { BRASS, INK, LAMP, RED, ROSE, SKIN, VIOLET, VIOLET_SHADE } from '../paint';
import { underwater } from '../parts/backdrops';
import { bubbles, fish, seabed, weed } from '../parts/water';
import { bar, disc, line, put, shape } from '../../pen';

/** Twelve bedrooms, all with a sea view. */
export const submarinePalace =
  underwater +
  seabed(90) +
  weed(-4, 94, 1.2) +
  weed(150, 96, 1) +
  put(
    -17,
    8,
    0.9,
    bar(92, 30, 48, 14, VIOLET_SHADE) +
      shape('#f0c65a', 'M116 6c14 8 18 14 14 24h-28c-4-10 0-16 14-24Z') +
      shape('#c99a2c', 'M116 6c14 8 18 14 14 24h-14Z') +
      line(INK, 2, 'M116 6V-4') +
      shape(RED, 'm116-4 10 3-10 3Z') +
      shape(ROSE, 'M82 22c8 5 10 9 8 14H74c-2-5 0-9 8-14Zm68 0c8 5 10 9 8 14h-16c-2-5 0-9 8-14Z') +
      bar(75, 36, 14, 10, VIOLET_SHADE) +
      bar(143, 36, 14, 10, '#6b3d7a') +
      shape(VIOLET, 'M24 64c0-16 34-24 90-24s84 12 84 24-28 24-84 24-90-8-90-24Z') +
      shape(VIOLET_SHADE, 'M26 70c12 12 42 18 88 18 56 0 84-12 84-24-30 12-130 18-172 6Z') +
      shape('#f0c65a', 'M24 64 2 48v32Z') +
      shape(BRASS, 'M196 56h12v4h-12Zm0 8h12v4h-12Z') +
      `<g fill="${LAMP}" stroke="#f0c65a" stroke-width="3"><circle cx="62" cy="62" r="9"/><circle cx="92" cy="60" r="9"/><circle cx="152" cy="60" r="9"/><circle cx="180" cy="62" r="7"/><path d="M108 72V58c0-12 28-12 28 0v14Z"/></g>` +
      shape(INK, 'M59 67v-5a3 3 0 0 1 6 0v5Z') +
      disc(62, 57.5, 2.4, SKIN) +
      line('#a8321f', 2, 'M122 50v6m-6 4c0 5 12 5 12 0l-6-4Z'),
  ) +
  fish(-30, 36, 1.1) +
  fish(150, 26, 1, ROSE) +
  bubbles(160, 66);
