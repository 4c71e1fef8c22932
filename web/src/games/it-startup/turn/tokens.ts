import type { StartupMove } from '../types';

/** What can be aimed at: an office (`seat:1`), or a card on the table (`card:tdd#1`). */
export type Token = `seat:${number}` | `card:${string}`;

export const seatToken = (seat: number): Token => `seat:${seat}`;
export const cardToken = (card: string): Token => `card:${card}`;

/** At what a move is aimed. */
export function tokensOf(move: StartupMove): Token[] {
  const cards = (...ids: (string | null | undefined)[]) => ids.flatMap((id) => (id ? [cardToken(id)] : []));
  switch (move.type) {
    case 'play-employee':
      return cards(move.target);
    case 'attach-knowledge':
    case 'transfer-knowledge':
      return cards(move.developer);
    case 'play-action': {
      const { opponent, target, developer } = move;
      return [
        ...(opponent === null || opponent === undefined ? [] : [seatToken(opponent)]),
        ...cards(target, developer),
      ];
    }
    case 'use-ability':
      return cards(move.target);
    case 'planning-bonus':
      return cards(move.employee);
    default:
      return [];
  }
}

/** What is taken in hand for a move: a card, a knowledge card at its developer, somebody with an ability. */
export function thingOf(move: StartupMove): string | null {
  switch (move.type) {
    case 'play-employee':
    case 'attach-knowledge':
    case 'play-action':
      return move.card;
    case 'transfer-knowledge':
      return move.knowledge;
    case 'use-ability':
      return move.employee;
    default:
      return null;
  }
}
