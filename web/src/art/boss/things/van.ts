import type { Drawing } from '../../drawing';
import { bar, disc, each, shape, word } from '../../pen';
import { INK, SUN } from '../paint';

/** Other people's time, by the hour. */
export const van: Drawing = {
  box: '0 0 120 64',
  shapes:
    shape('#fff6e6', 'M4 12h68v38H4Z') +
    shape('#e6d7ba', 'M44 12h28v38H44Z') +
    shape(SUN, 'M72 20h20c6 0 8 3 10 8l5 10v12H72Z') +
    shape('#d9921c', 'M90 20h2c6 0 8 3 10 8l5 10v12H90Z') +
    shape('#5a7894', 'M78 25h12c4 0 5 2 7 6l2 5H78Z') +
    word(36, 37, 'Temps', 15, INK) +
    bar(2, 48, 108, 5, INK, 2) +
    each([26, 88], (x) => disc(x, 53, 9, INK) + disc(x, 53, 4, '#97a0ab')),
};
