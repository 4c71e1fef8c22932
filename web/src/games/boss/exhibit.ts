import '../../art/boss/office.css';
import type { Exhibit } from '../../exhibit/exhibit';
import { setBoard } from './board.svelte';
import CardPeek from './CardPeek.svelte';
import texts from './en.json';

export const exhibit: Exhibit = {
  texts,
  seats: ['Mira', 'Tom', 'Noor', 'Ada'],
  view: () => ({ phase: 'production', round: 4, companies: [] }),
  setBoard: setBoard as Exhibit['setBoard'],
  CardPeek: CardPeek as unknown as Exhibit['CardPeek'],
};
