import type { Figure } from './figure';
import { bar, stroke } from '../../pen';
import { GREY, INK, PAPER, RED } from '../paint';

/** Drone pilot. Delivers the post to the wrong roof, very fast. */
export const kit: Figure = {
  skin: 3,
  hair: 'short',
  hairColour: '#231915',
  top: 'hoodie',
  colour: '#2f5f8a',
  before:
    stroke(INK, 3, 'M82 12h34M99 12v6') +
    stroke(GREY, 3, 'M78 7h14M106 7h14') +
    bar(90, 14, 18, 9, '#c4572c', 3) +
    stroke(INK, 1.6, 'M94 23v7M104 23v7') +
    bar(88, 30, 22, 15, PAPER, 1) +
    stroke(RED, 1.8, 'M89 31l10 8 10-8'),
};
