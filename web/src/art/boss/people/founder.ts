import type { Figure } from './figure';
import { shape } from '../../pen';
import { SUN } from '../paint';

/** Owns the garage, the idea and the only chair with arms. */
export const founder: Figure = {
  skin: 2,
  hair: 'quiff',
  hairColour: '#6b4022',
  top: 'hoodie',
  colour: '#b8323a',
  second: '#ffe3d6',
  before:
    shape(SUN, 'm42 25 3.5-17 8 9 6.5-13 6.5 13 8-9 3.5 17c-12-4-24-4-36 0Z') +
    shape('#d9921c', 'M42 25c12-4 24-4 36 0l-.8 4.5c-11-3.5-23-3.5-34.4 0Z'),
};
