import type { Drawing } from '../../drawing';
import { bar, shape, word } from '../../pen';
import { INK, RED } from '../paint';

/** The window where salaries are paid, with what is in the drawer. */
export const till = (cash: number): Drawing => ({
  box: '0 0 170 210',
  shapes:
    shape('#5a3820', 'M8 40h154v150H8Z') +
    shape('#4a2d19', 'M85 40h77v150H85Z') +
    shape('#fff6e6', 'M0 40 14 8h142l14 32Z') +
    shape(RED, 'M14 8h24L34 40H0ZM62 8h23v32H57ZM108 8h24l10 32h-30Z') +
    shape(
      '#e9dcc7',
      'M0 40c0 12 34 12 34 0 0 12 23 12 23 0 0 12 28 12 28 0 0 12 28 12 28 0 0 12 29 12 29 0 0 12 28 12 28 0Z',
    ) +
    bar(24, 60, 122, 76, INK, 6) +
    word(85, 112, `$${cash}`, cash > 99 ? 42 : 52, '#ffd27a') +
    bar(16, 140, 138, 12, '#c79a62', 3) +
    bar(16, 147, 138, 5, '#a67c48') +
    bar(40, 160, 90, 22, '#fff6e6', 4) +
    word(85, 176, 'Payday', 15, INK),
});
