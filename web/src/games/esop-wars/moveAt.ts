import type { Typed } from '../../wire/types';
import type { Play } from '../board';
import type { EsopMove, EsopView } from './types';

/** What is pressed on the board for a move: a lot of the second auction, a card, a pile; prices are buttons of the bar. */
export function moveAt(move: Typed, play: Pick<Play, 'view'>): string[] {
  const made = move as EsopMove;
  switch (made.type) {
    case 'bid':
      return (play.view as EsopView).secondary ? [`lot:${made.lot}`] : [];
    case 'drop':
      return [`card:${made.employee}`];
    case 'wildcard':
      return [`wildcard:${made.choice}`];
    case 'draw':
      return [`pile:${made.source}`];
    case 'discard':
      return [`card:${made.card}`];
    case 'lock':
      return [made.segment, made.idea, made.companion].flatMap((card) => (card ? [`card:${card}`] : []));
    default:
      return [];
  }
}
