import { shade } from '../../palette';
import { bar, disc, shape } from '../../pen';
import { INK, SUN } from '../paint';

export const hat = (paint: string, band = ''): string =>
  shape(paint, 'M37 43C35 22 45 13 60 13s25 9 23 30c-14-4-32-4-46 0Z') +
  shape(shade(paint), 'M60 13c15 0 25 9 23 30-5-1.5-10-2.4-15-2.8C69 30 66 19 60 13Z') +
  bar(55, 12, 10, 29, band || shade(paint, 0.9), 4) +
  shape(shade(paint, 0.88), 'M33 45c16-7 38-7 54 0 3 2 1 5-2 4-16-4-34-4-50 0-3 1-5-2-2-4Z');
export const peak = (paint: string, badge = SUN): string =>
  shape(paint, 'M36 40c-4-8-6-15-3-19 10-9 44-9 54 0 3 4 1 11-3 19Z') +
  shape(shade(paint), 'M60 14.5c12 0 22 2 27 6.5 3 4 1 11-3 19H66c3-9 0-19-6-25.5Z') +
  shape(INK, 'M38 38h44l2 7c-14-4-34-4-48 0Z') +
  shape('#3b332c', 'M37 45c14-6 32-6 46 0 2 3-2 5-4 5-12-4-26-4-38 0-2 0-6-2-4-5Z') +
  disc(60, 30, 5, badge);
