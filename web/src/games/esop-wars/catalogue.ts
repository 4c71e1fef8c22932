import { employee } from '../../art/esop-wars/employees';
import { exitPicture } from '../../art/esop-wars/exits';
import { exitIcon, marketIcon, skillIcon } from '../../art/esop-wars/icons';
import { ideaPicture } from '../../art/esop-wars/ideas';
import { marketPicture } from '../../art/esop-wars/markets';
import { segmentPicture } from '../../art/esop-wars/segments';
import { wildcardPicture } from '../../art/esop-wars/wildcards';
import { cardPortrait } from '../../art/people/portrait';
import { byCard, type CardEntry, type Catalogue, type Seen, type Touch } from '../catalogues';
import { EsopBoard, type EsopPlay } from './board.svelte';
import { exhibit } from './exhibit';
import { modifier } from './forecast/rows';
import { joker, segmentIcon } from './icons';
import type { Employee, MarketCard } from './types';

const boardOf = (play: unknown) => new EsopBoard(play as EsopPlay);
const WINDOW = { width: 160, height: 112, grain: 0.6 };
const FEW = 4;

/** What a market prints for the skills of somebody, added up. */
const favours = (market: MarketCard, who: Employee): number =>
  modifier(market, { id: who.category, hard: true }) +
  who.softSkills.reduce((sum, { skill }) => sum + modifier(market, { id: skill, hard: false }), 0);

export const catalogue: Catalogue = {
  exhibit,
  groups: [
    ...['engineering', 'product', 'sales', 'ops', 'finance'].map((id) => ({ id, icon: skillIcon(id), category: id })),
    { id: 'markets', icon: marketIcon('land-grab') },
    { id: 'exits', icon: exitIcon('ipo') },
    { id: 'company', icon: segmentIcon('health'), only: ['companyDraft', true] },
    { id: 'wildcards', icon: joker, only: ['wildcard', 'swing', 'valuation'] },
  ],
  cards(play): CardEntry[] {
    const board = boardOf(play);
    const { employees, marketCards, exitCards, segments, ideas, wildcard } = board.box;
    const skill = (id: string) => board.box.softSkills.find((each) => each.id === id)?.name ?? id;
    return [
      ...employees.map((who) => ({
        id: who.id,
        name: who.name,
        group: who.category,
        text: `${who.role} ${who.text} ${board.categoryName(who.category)} ${who.softSkills.map((each) => skill(each.skill)).join(' ')}`,
        picture: cardPortrait(employee(who.id), who.category, WINDOW),
        category: who.category,
        kind: board.categoryName(who.category),
        kindIcon: skillIcon(who.category),
        cost: board.points(board.worth(who.id).printed),
        copies: 1,
        facts: [
          { label: 'strength', value: board.points(board.worth(who.id).printed) },
          { label: who.deck === 'reserve' ? 'reserve' : 'main', value: '' },
        ],
      })),
      ...marketCards.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'markets',
        text: card.text,
        picture: marketPicture(card.id),
        kindIcon: marketIcon(card.id),
        copies: 1,
        facts: [{ label: card.deck === 'classic' ? 'classic' : 'random-four', value: '' }],
      })),
      ...exitCards.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'exits',
        text: card.text,
        picture: exitPicture(card.id),
        kindIcon: exitIcon(card.id),
        cost: board.multiplier(card.multiplierTenths),
        copies: 1,
        facts: [{ label: 'multiplies', value: board.multiplier(card.multiplierTenths) }],
      })),
      ...segments.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'company',
        text: card.text,
        picture: segmentPicture(card.id),
        kind: board.text('draft.segment'),
        copies: card.copies,
        facts: [],
      })),
      ...ideas.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'company',
        text: card.text,
        picture: ideaPicture(card.id, card.type, card.effect.category),
        category: card.effect.category,
        kind: board.text(`draft.${card.type}`),
        copies: card.copies,
        facts: [],
      })),
      ...wildcard.choices.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'wildcards',
        text: card.text,
        picture: wildcardPicture(card.id),
        kindIcon: joker,
        copies: 1,
        facts: [],
      })),
    ];
  },
  touches(play, id): Touch[] {
    const board = boardOf(play);
    const { employees, marketCards, segments, ideas } = board.box;
    const who = employees.find((each) => each.id === id);
    const note = (points: number) => (points === 0 ? '±0' : board.swing(points));
    if (who)
      return [
        {
          how: 'in-markets',
          cards: marketCards
            .filter(({ deck }) => deck === 'classic')
            .map((market) => ({ id: market.id, note: note(favours(market, who)) })),
        },
      ];
    const market = marketCards.find((each) => each.id === id);
    if (market) {
      const liked = employees.toSorted((a, b) => favours(market, b) - favours(market, a));
      const list = (people: readonly Employee[]) =>
        people.map((each) => ({ id: each.id, note: note(favours(market, each)) }));
      return [
        { how: 'lifts', cards: list(liked.slice(0, FEW)) },
        { how: 'sinks', cards: list(liked.slice(-FEW).toReversed()) },
      ];
    }
    if (segments.some((each) => each.id === id))
      return [{ how: 'fits', cards: ideas.filter(({ fits }) => fits.includes(id)).map((idea) => ({ id: idea.id })) }];
    const idea = ideas.find((each) => each.id === id);
    return idea ? [{ how: 'fits', cards: idea.fits.map((fit) => ({ id: fit })) }] : [];
  },
  where(play) {
    const { view, own, seat } = play as unknown as EsopPlay;
    const seen: [string | null | undefined, Seen][] = [];
    for (const team of view.teams) {
      for (const { card } of team.employees) seen.push([card, { where: 'desk', seat: team.seat }]);
      for (const card of [team.segment, team.idea, team.companion])
        seen.push([card, { where: 'company', seat: team.seat }]);
    }
    seen.push([view.lot?.card, { where: 'offer' }]);
    for (const { card } of view.secondary?.lots ?? []) seen.push([card, { where: 'offer' }]);
    for (const card of view.catalogue) if (card !== view.lot?.card) seen.push([card, { where: 'to-come' }]);
    for (const card of view.reserve) seen.push([card, { where: 'reserve' }]);
    for (const card of view.discarded) seen.push([card, { where: 'gone' }]);
    for (const { card, round } of view.markets) seen.push([card, { where: round ? 'played' : 'to-come' }]);
    for (const { card, seat: whose } of view.exits) seen.push([card, { where: 'played', seat: whose }]);
    for (const card of own?.hand ?? []) seen.push([card, { where: 'hand', seat: seat ?? undefined }]);
    return byCard(seen);
  },
};
