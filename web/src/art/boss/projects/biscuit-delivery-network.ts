import { disc, each, stroke } from '../../pen';
import { INK } from '../paint';
import { halo } from '../parts/backdrops';
import { biscuit } from '../parts/food';

/** Latency measured in crumbs. */
export const biscuitDeliveryNetwork =
  halo() +
  stroke(INK, 3, 'M68 46 26 22M68 46l44-26M68 46 22 70M68 46l42 26M26 22l86-2M22 70h88') +
  biscuit(68, 46, 17) +
  biscuit(26, 22, 11) +
  biscuit(112, 20, 11) +
  biscuit(22, 70, 11) +
  biscuit(110, 72, 11) +
  each(
    [
      [44, 33],
      [50, 36],
      [90, 32],
      [86, 36],
      [46, 58],
      [90, 60],
      [70, 20],
      [62, 72],
    ],
    ([x, y]) => disc(x, y, 2, '#b9783a'),
  );
