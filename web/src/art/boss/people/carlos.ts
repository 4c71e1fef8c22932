import type { Figure } from './figure';
import { bar, put, shape } from '../../pen';
import { INK, PAPER, RED, SUN } from '../paint';

/** Sales representative. Could sell fog to a lighthouse. */
export const carlos: Figure = {
  skin: 3,
  hair: 'side',
  hairColour: '#231915',
  top: 'tie',
  colour: '#8a4a1c',
  second: '#f4b740',
  behind:
    put(
      104,
      58,
      1,
      shape(PAPER, 'M-9 30-6-16H6L9 30Z') +
        shape(RED, 'M-8 16 8 8l.6 8L-8.6 24ZM-7 0 7-8l.4 8L-7.5 8Z') +
        bar(-7, -26, 14, 10, SUN) +
        shape(INK, 'M-9-26 0-34l9 8Z'),
    ) + shape('#d9d4ca', 'M84 78c0-8 12-8 14-3 6-8 18-2 18 4h14v12H84Z'),
};
