import type { Exhibit } from '../../exhibit/exhibit';
import { setBoard } from './board.svelte';
import CardPeek from './CardPeek.svelte';
import texts from './en.json';
import type { EsopBox } from './types';

const MARKETS = ['ai-hype-cycle', 'capital-drought', 'land-grab', 'audit-season'];

/** What somebody whom the booklet shows brings in each of these markets. */
const WORTH: Readonly<Record<string, number[]>> = { 'lucia-ferrante': [190, 110, 280, 150] };

/** A main auction: two desks filled, four markets to come, and what Lucia would bring in each. */
export const exhibit: Exhibit = {
  texts,
  seats: ['Alpha', 'Beta', 'Gamma', 'Delta'],
  view: (box) => ({
    phase: 'main-auction',
    roundsPlayed: 0,
    rounds: [],
    exits: [],
    teams: [],
    markets: MARKETS.map((card) => ({ card, round: null })),
    worth: (box as EsopBox).employees.map((who) => ({
      card: who.id,
      strength: who.softSkills.reduce((sum, { value }) => sum + value, who.hardSkill),
      mean: 0,
      totals: WORTH[who.id] ?? [],
    })),
  }),
  setBoard: setBoard as Exhibit['setBoard'],
  CardPeek: CardPeek as unknown as Exhibit['CardPeek'],
};
