import { COPPER_SHADE, INK, STEEL } from '../paint';
import { ground } from '../parts/land';
import { bolt } from '../parts/machines';
import { bar, line, oval, put, shape, times } from '../../pen';

/** Fruit, zinc, and a handshake you will remember. */
export const batteryHouse =
  times(
    3,
    (i) =>
      bar(8 + i * 32, 22, 22, 32, '#dbeccb') +
      bar(8 + i * 32, 32, 22, 22, '#b7c455') +
      bar(22 + i * 32, 32, 8, 22, '#98a53c') +
      bar(13 + i * 32, 18, 4, 30, STEEL) +
      bar(21 + i * 32, 18, 4, 30, COPPER_SHADE) +
      bar(6 + i * 32, 16, 26, 6, INK),
  ) +
  line(COPPER_SHADE, 3, 'M23 16c0-12 24-12 24 0m8 0c0-12 24-12 24 0') +
  put(
    108,
    48,
    1,
    oval(0, 0, 8, 6, '#f6d33c') + shape('#f6d33c', 'M-10 0l3-3v6ZM10 0 7-3v6Z') + oval(2, 2, 4, 3, '#d9b320'),
  ) +
  put(19, 42, 0.7, oval(0, 0, 8, 6, '#f6d33c')) +
  bolt(107, 22, 1.3) +
  ground;
