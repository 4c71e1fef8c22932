import layers from 'icon:action/layers';
import flag from 'icon:action/flag';
import letters from 'icon:action/book-a';
import pencil from 'icon:action/pencil';
import turn from 'icon:action/repeat';
import trophy from 'icon:action/trophy';
import type { IconShapes } from '../pieces/icon';
import type { Kind } from './booklet';

/** The sign of each part, the same in all games. */
export const icons: Readonly<Record<Kind, IconShapes>> = {
  goal: flag,
  turn,
  table: layers,
  win: trophy,
  advice: pencil,
  words: letters,
};
