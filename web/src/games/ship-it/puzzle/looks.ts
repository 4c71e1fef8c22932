import up from 'icon:action/arrow-up';
import left from 'icon:action/corner-up-left';
import right from 'icon:action/corner-up-right';
import repeat from 'icon:action/repeat';
import again from 'icon:action/rotate-cw';
import split from 'icon:action/split';
import type { IconShapes } from '../../../pieces/icon';
import type { Op } from './program';

const coins: IconShapes = {
  box: 16,
  shapes:
    '<path fill-rule="evenodd" d="M6.2 4.2a5.4 5.4 0 1 1 0 10.8 5.4 5.4 0 0 1 0-10.8Zm-.85 2.5v5.8h1.7V6.7Z"/><path d="M6.44 3A4.9 4.9 0 1 1 12.79 9.98 6.6 6.6 0 0 0 6.44 3Z"/>',
};

/** The call bears the letter of the function instead of an icon. */
export const ICONS: Readonly<Record<Op, IconShapes | null>> = {
  move: up,
  'turn-left': left,
  'turn-right': right,
  collect: coins,
  loop: repeat,
  if: split,
  while: again,
  call: null,
};

/** The family a block is painted by. */
export const FAMILY: Readonly<Record<Op, string>> = {
  move: 'go',
  'turn-left': 'go',
  'turn-right': 'go',
  collect: 'take',
  loop: 'loop',
  if: 'ask',
  while: 'ask',
  call: 'call',
};
