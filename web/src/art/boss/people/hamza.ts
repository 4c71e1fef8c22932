import type { Figure } from './figure';
import { shade } from '../../palette';
import { shape, stroke } from '../../pen';
import { STEEL, VIOLET } from '../paint';
import { star } from '../parts/signs';

/** Assembly wizard. Has never opened a manual. */
export const hamza: Figure = {
  skin: 3,
  hair: 'short',
  hairColour: '#1f1714',
  top: 'tee',
  colour: '#8a3a2c',
  beard: '#1f1714',
  before:
    shape(VIOLET, 'M32 41C46 34 52 18 68 4c0 14 8 30 20 37-16 8-40 8-56 0Z') +
    shape(shade(VIOLET), 'M68 4c0 14 8 30 20 37-6 3-13 5-20 5.5C74 32 72 16 68 4Z') +
    star(56, 31, 0.5) +
    star(67, 20, 0.35) +
    stroke(STEEL, 6, 'M104 86V50h14'),
};
