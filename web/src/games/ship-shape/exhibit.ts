import '../../art/ship-shape/harbour.css';
import type { Exhibit } from '../../exhibit/exhibit';
import { setBoard } from './board.svelte';
import CardPeek from './CardPeek.svelte';
import texts from './en.json';
import { cardNames } from './names';

export const exhibit: Exhibit = {
  texts,
  seats: ['Kew & Quarry', 'Brass & Barley', 'Cinder & Loom'],
  view: () => ({ phase: 'business', firms: [], orders: [], talks: [], storage: 10 }),
  cardNames,
  setBoard: setBoard as Exhibit['setBoard'],
  CardPeek: CardPeek as unknown as Exhibit['CardPeek'],
};
