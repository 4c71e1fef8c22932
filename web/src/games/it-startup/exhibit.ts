import type { Exhibit } from '../../exhibit/exhibit';
import { setBoard } from './board.svelte';
import CardPeek from './cards/CardPeek.svelte';
import { cardNames } from './copies';
import texts from './en.json';

export const exhibit: Exhibit = {
  texts,
  seats: ['Mira', 'Tom'],
  view: () => ({ phase: 'main', offices: [], round: 3 }),
  cardNames,
  setBoard: setBoard as Exhibit['setBoard'],
  CardPeek: CardPeek as unknown as Exhibit['CardPeek'],
};
