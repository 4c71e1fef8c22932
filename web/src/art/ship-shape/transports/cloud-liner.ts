import { BRASS, CREAM, INK, LAMP, PAPER, RED, VIOLET_SHADE } from '../paint';
import { cloud, gasbag } from '../parts/sky';
import { bar, disc, line, shape, times } from '../../pen';

/** A ballroom, a cargo hold, and no visible means of support. */
export const cloudLiner =
  cloud(-14, 70, 1.3) +
  cloud(88, 72, 1.4) +
  shape(RED, 'M104 12 122 4v26l-18-6Z') +
  gasbag(58, 18, 56, 18, PAPER, CREAM) +
  line(BRASS, 2, 'M30 2c-6 10-6 22 0 32M58 0v36M86 2c6 10 6 22 0 32') +
  bar(20, 40, 80, 20, VIOLET_SHADE) +
  bar(64, 40, 36, 20, '#6b3d7a') +
  bar(16, 37, 88, 4, BRASS) +
  times(5, (i) => shape(LAMP, `M${26 + i * 14} 58V48c0-5 10-5 10 0v10Z`)) +
  shape(INK, 'M43 58v-4l2-1v-4h2v4l2 1v4Zm9-8 4 8h-8Z') +
  shape(RED, 'm80 58 3-8h3l4 8Z') +
  disc(84.5, 48, 2, INK) +
  shape(BRASS, 'M60 42v3m-4 2c0 3 8 3 8 0Z') +
  shape('#7a3326', 'M12 60h96l-10 10H24Z') +
  shape('#5c241a', 'M62 60h46L98 70H62Z') +
  cloud(22, 74, 1.2) +
  cloud(58, 76, 1.25);
