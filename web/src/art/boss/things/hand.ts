import type { Drawing } from '../../drawing';
import { stroke } from '../../pen';
import { INK } from '../paint';

/** The hand that carries somebody to another desk. */
export const hand: Drawing = {
  box: '0 0 40 44',
  shapes:
    `<path d="M12 20V9a3.5 3.5 0 0 1 7 0V7a3.5 3.5 0 0 1 7 0v3a3.4 3.4 0 0 1 6.8 0v5a3.2 3.2 0 0 1 5.2 2.5V27c0 9-6 15-14 15-7 0-10-3-14-9L4.5 25c-2-3 1.5-6 4-3.5L12 25Z" fill="#fffdf8" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>` +
    stroke(INK, 2.2, 'M19 9v9M26 10v8M32.8 13v6'),
};
