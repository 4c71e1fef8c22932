import type { Typed } from '../../wire/types';
import { thingOf, tokensOf } from './turn/tokens';
import type { StartupMove } from './types';

/** What is pressed on the table for a move: the card in hand, then whom it is aimed at. */
export function moveAt(move: Typed): string[] {
  const made = move as StartupMove;
  switch (made.type) {
    case 'mulligan':
      return made.cards.map((card) => `card:${card}`);
    case 'pick':
    case 'sell-card':
      return [`card:${made.card}`];
    case 'plan-action':
      return [`card:${made.card}`, 'plan-slot'];
    case 'respond':
      return made.answer === 'pass' ? [] : [`answer:${made.answer}`];
    default: {
      const thing = thingOf(made);
      return [...(thing ? [`card:${thing}`] : []), ...tokensOf(made)];
    }
  }
}
