import type { Figure } from './figure';
import { disc, each, put, times } from '../../pen';
import { PAPER, RED } from '../paint';

/** Team assistant. Brings her own pompoms. */
export const rosa: Figure = {
  skin: 2,
  hair: 'pony',
  hairColour: '#2a1d1a',
  top: 'tee',
  colour: '#c9503c',
  behind: each([12, 108], (x) =>
    put(
      x,
      62,
      1,
      times(12, (i) => `<path d="M0 0-4-20 4-20Z" fill="${i % 2 ? PAPER : RED}" transform="rotate(${i * 30})"/>`) +
        disc(0, 0, 8, RED),
    ),
  ),
};
