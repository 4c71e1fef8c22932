import type { Figure } from './figure';
import { bar, each, put, shape } from '../../pen';

/** Graphic designer. Can name eleven kinds of beige. */
export const felix: Figure = {
  skin: 2,
  hair: 'short',
  hairColour: '#3a2418',
  top: 'turtle',
  colour: '#2b2724',
  moustache: '#3a2418',
  before:
    shape('#7d1f26', 'M34 38C28 22 46 14 64 14s30 12 22 22c-6 4-40-2-52 2Z') +
    bar(60, 9, 4, 7, '#7d1f26', 2) +
    put(
      106,
      84,
      1,
      each(
        ['#efe2c8', '#e3d0ab', '#d6bd90', '#c8aa78', '#b89763'],
        (paint, i) =>
          `<rect x="-6" y="-42" width="12" height="40" rx="2" fill="${paint}" transform="rotate(${-32 + i * 16})"/>`,
      ),
    ),
};
