import { ground, halo } from '../parts/backdrops';
import { columns } from '../parts/buildings';
import { coin } from '../parts/money';
import { mortarboard } from '../parts/signs';

export const stemGrant =
  halo() +
  ground('#6b8a5a', 80) +
  columns(68, 54, 1.1, '#f3ead8', '#4d6a64') +
  mortarboard(68, 18, 0.9) +
  coin(14, 72, 9) +
  coin(122, 72, 9);
