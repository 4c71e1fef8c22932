import type { Exhibit } from '../../exhibit/exhibit';
import { setBoard } from './board.svelte';
import CardPeek from './CardPeek.svelte';
import texts from './en.json';
import { cardNames } from './names';

export const exhibit: Exhibit = {
  texts,
  seats: ['Mira', 'Tom', 'Noor', 'Ada'],
  view: () => ({ phase: 'opening', companies: [], pool: [], milestones: [], actions: [] }),
  cardNames,
  setBoard: setBoard as Exhibit['setBoard'],
  CardPeek: CardPeek as unknown as Exhibit['CardPeek'],
};
