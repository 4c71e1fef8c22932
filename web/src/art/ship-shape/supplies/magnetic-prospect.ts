import { INK, RED, SUN, WOOD_SHADE } from '../paint';
import { beast } from '../parts/figures';
import { ground, rock } from '../parts/land';
import { bar, line, put, shape, stroke } from '../../pen';

/** The mule pulls the magnet; the magnet finds the mine. */
export const magneticProspect =
  beast(38, 54, 1, '#7d6a58', { mane: INK, x: shape(SUN, 'M-12-27h24v5h-24Z') }) +
  line(WOOD_SHADE, 2.4, 'M50 32 70 29') +
  put(
    80,
    28,
    1,
    `<path d="M12-14H0a14 14 0 0 0 0 28h12" fill="none" stroke="${RED}" stroke-width="9"/>` +
      bar(10, -18.5, 8, 9, '#dfe5e8') +
      bar(10, 9.5, 8, 9, '#dfe5e8'),
  ) +
  rock(104, 20, 0.7, INK) +
  rock(105, 48, 0.75, INK) +
  rock(112, 34, 0.45, INK) +
  stroke(INK, 1.8, 'M104 30c3 1 5 3 5 6m-7-2c2 1 3 2 3 4') +
  ground;
