import type { Figure } from './figure';
import { shape, stroke } from '../../pen';

/** Retired librarian. Shushes the printer. */
export const agnes: Figure = {
  skin: 1,
  hair: 'bun',
  hairColour: '#a9a39a',
  top: 'turtle',
  colour: '#4d6a64',
  with: ['glasses'],
  mouth: 'o',
  before:
    shape('#fbe3cb', 'M48 96c-2-12 2-18 8-18V65a4 4 0 0 1 8 0v13c8 0 11 8 9 18Z') +
    shape('#e6b693', 'M61 61.2a4 4 0 0 1 3 3.8v13c8 0 11 8 9 18h-8c2-8 0-14-4-17Z') +
    stroke('#d29f72', 1.4, 'M51 86h6M66 86h4'),
};
