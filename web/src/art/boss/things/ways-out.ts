import type { Drawing } from '../../drawing';
import { disc, shape } from '../../pen';
import { RED, SUN } from '../paint';

/** Two ways out of an issue: the one that costs money, and the other one. */
export const purse: Drawing = {
  box: '0 0 60 48',
  shapes:
    shape('#8a5a34', 'M8 14h40c5 0 8 3 8 7v20c0 4-3 6-7 6H12c-5 0-8-3-8-8V14Z') +
    shape('#6b4326', 'M30 14h18c5 0 8 3 8 7v20c0 4-3 6-7 6H30Z') +
    shape('#5a3820', 'M4 14c0-4 3-6 7-6h34v6Z') +
    disc(46, 31, 5, SUN) +
    disc(20, 6, 6, SUN) +
    disc(33, 5, 5, SUN) +
    shape('#d9921c', 'M20 0a6 6 0 0 1 0 12Z'),
};

export const court: Drawing = {
  box: '0 0 60 48',
  shapes:
    shape('#fff6e6', 'M30 2 56 14H4ZM6 40h48v6H6ZM9 16h6v22H9ZM20 16h6v22h-6Z') +
    shape('#dccfb6', 'M30 2 56 14H30ZM30 40h24v6H30ZM34 16h6v22h-6ZM45 16h6v22h-6Z') +
    disc(30, 9.5, 2.6, RED),
};
