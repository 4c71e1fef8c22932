import { bar, disc, each, put, shape, stroke } from '../../pen';
import { BLUE, GREY, LEAF, PAPER, RED, SUN } from '../paint';

/** For when the tunnel is full. */
export const tunnelUnderTheTunnel =
  shape('#7d8a3c', 'M0 24C30 2 104 2 136 24v64H0Z') +
  shape('#8a5a2c', 'M0 34C30 14 104 14 136 34v54H0Z') +
  each(
    [
      [46, '#d8463c'],
      [80, '#4b5bd6'],
    ],
    () => '',
  ) +
  shape('#2b241e', 'M12 54V40c0-16 112-16 112 0v14Z') +
  shape('#2b241e', 'M12 82V68c0-8 112-8 112 0v14Z') +
  bar(12, 52, 112, 4, GREY) +
  bar(12, 80, 112, 4, GREY) +
  each(
    [
      [14, RED],
      [36, SUN],
      [58, BLUE],
      [80, PAPER],
      [102, LEAF],
    ],
    ([x, paint]) =>
      put(x, 43, 1, shape(paint, 'M0 8V4l3-4h10l4 4v4Z') + disc(4, 8.5, 2.4, GREY) + disc(13, 8.5, 2.4, GREY)),
  ) +
  put(30, 71, 1, shape(SUN, 'M0 8V4l3-4h10l4 4v4Z') + disc(4, 8.5, 2.4, GREY) + disc(13, 8.5, 2.4, GREY)) +
  stroke(PAPER, 2, 'M50 76h12M68 76h12M86 76h12');
