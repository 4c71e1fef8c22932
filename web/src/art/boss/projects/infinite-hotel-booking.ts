import { bar, each, shape, short, word } from '../../pen';
import { INK, SUN } from '../paint';

/** There is always room. Nobody finds it. */
export const infiniteHotelBooking =
  shape('rgb(60 30 80/.14)', 'M0 0h136v88H0Z') +
  shape('#7d1f26', 'M0 88 58 54h20l58 34Z') +
  shape('#e8d9f2', 'M0 4 56 30v28L0 84Z') +
  shape('#cdb8dd', 'M136 4 80 30v28l56 26Z') +
  bar(56, 30, 24, 28, '#b89fcf') +
  each(
    [
      [6, 20, 16, 56],
      [28, 29, 11, 37],
      [44, 36, 7, 24],
    ],
    ([x, y, w, h]) =>
      shape('#8a5a2c', `M${x} ${y}l${w} ${short(w * 0.46)}v${short(h - w * 0.95)}L${x} ${y + h}Z`) +
      shape('#6b4420', `M${136 - x} ${y}l-${w} ${short(w * 0.46)}v${short(h - w * 0.95)}l${w} ${short(w * 0.49)}Z`),
  ) +
  bar(64, 40, 8, 16, '#6b4420') +
  bar(38, 2, 60, 24, INK, 4) +
  word(68, 23, '∞', 30, SUN);
