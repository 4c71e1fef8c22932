import { BLUE, INK, RED, SUN } from '../paint';
import { ground } from '../parts/land';
import { note } from '../parts/signs';
import { smoke } from '../parts/sky';
import { bar, disc, line, oval, put, shape } from '../../pen';

/** Every cup rings true; the saucers hum along. */
export const porcelainKiln =
  shape('#b8523a', 'M8 54c0-14 6-18 10-30 2-8 2-12 2-18h20c0 6 0 10 2 18 4 12 10 16 10 30Z') +
  shape('#963f2b', 'M32 6h8c0 6 0 10 2 18 4 12 10 16 10 30H36c2-18-2-30-4-48Z') +
  bar(17, 2, 26, 5, INK) +
  shape(SUN, 'M22 54V44c0-8 16-8 16 0v10Z') +
  shape(RED, 'M26 54v-7c0-5 8-5 8 0v7Z') +
  smoke(30, -4, 0.7) +
  put(
    84,
    50,
    1.15,
    oval(0, 1, 20, 3.4, '#dfe8f2') +
      shape('#fff', 'M-13-20h26c1 12-4 20-13 20s-14-8-13-20Z') +
      shape('#d5dfec', 'M4-20h9c1 12-4 20-13 20 6-5 6-12 4-20Z') +
      line('#fff', 3, 'M13-16c8-2 8 9-2 9') +
      line(BLUE, 2, 'M-13-17h26') +
      disc(-4, -11, 1.4, INK) +
      disc(4, -11, 1.4, INK) +
      oval(0, -5.5, 2.4, 3, INK),
  ) +
  note(64, 16, 0.8) +
  note(106, 14, 0.9) +
  ground;
