import type { Typed } from '../../wire/types';
import type { ShipMove } from './types';

/** What is pressed on the board for a move that no button of the bar makes, in the order of pressing. */
export function moveAt(move: Typed): string[] {
  const made = move as ShipMove;
  switch (made.type) {
    case 'choose':
      return [made.funding, made.tech, made.product].map((card) => `card:${card}`);
    case 'choose-preset':
      return [`card:${made.preset}`];
    case 'bid':
    case 'withdraw':
      return [`bid:${made.engineer}`];
    case 'keep':
      return ['keep tab:sheet'];
    case 'max-hires':
      return ['most tab:sheet'];
    case 'place':
      return [`member:${made.engineer}`, `room:${made.action}`];
    case 'remove':
    case 'set-ai':
      return [`member:${made.engineer}`];
    case 'pivot':
      return ['tab:pivot'];
    case 'submit-program':
      return ['suggested hand-in'];
    case 'done':
      return ['done'];
    default:
      return [];
  }
}
