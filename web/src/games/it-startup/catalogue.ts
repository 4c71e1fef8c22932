import { categoryOf } from '../../art/it-startup/category';
import { categoryIcon, signs } from '../../art/it-startup/icons';
import transfer from 'icon:action/arrow-left-right';
import clock from 'icon:action/flame';
import { byCard, type CardEntry, type Catalogue, type Fact, type Seen, type Touch } from '../catalogues';
import { StartupBoard, type StartupPlay } from './board.svelte';
import { titleOf } from './copies';
import { exhibit } from './exhibit';
import type { StartupCard } from './types';

const GROUPS = ['dev', 'hr', 'knowledge', 'help', 'sabotage'] as const;
const boardOf = (play: unknown) => new StartupBoard(play as StartupPlay);

function facts(board: StartupBoard, card: StartupCard): Fact[] {
  const out: Fact[] = [{ label: 'costs', value: String(card.cost), icon: signs.coin }];
  if (card.type === 'employee') {
    if (card.efficiency > 0)
      out.push({ label: 'builds', value: String(card.efficiency), icon: categoryIcon(categoryOf(card)) });
    const limit = board.box.constants.burnoutLimitBase + card.resistance;
    out.push({ label: 'burns-out', value: String(limit), icon: clock });
  } else if (card.type === 'knowledge') {
    out.push({ label: 'adds', value: `+${card.bonus}`, icon: categoryIcon('dev') });
    out.push({ label: 'transfer', value: String(card.transferCost), icon: transfer });
  } else if (card.counter) out.push({ label: 'counter', value: String(card.counter.pay), icon: signs.resistance });
  return out;
}

/** Cards that do something of this kind. */
const doing = (cards: readonly StartupCard[], ...kinds: string[]) =>
  cards.filter(({ effects }) => effects.some(({ kind }) => kinds.includes(kind)));
const RELIEF = ['removeBurnout', 'removeBurnoutAll', 'skipBurnout'];
const STRAIN = ['addBurnout', 'addBurnoutAll', 'extraBurnoutDevelopers', 'burnoutRate'];
const TAKING = ['takeOver', 'takeOverIfBehind', 'coinTakeOver', 'outsource'];

export const catalogue: Catalogue = {
  exhibit,
  groups: GROUPS.map((id) => ({ id, icon: categoryIcon(id), category: id })),
  deck: true,
  number: 'costs',
  cards(play): CardEntry[] {
    const board = boardOf(play);
    return board.box.cards.map((card) => {
      const kind = board.kind(card.id);
      return {
        id: card.id,
        name: card.name,
        group: categoryOf(card),
        text: `${card.text} ${card.flavor ?? ''} ${kind.word}`,
        picture: board.picture(card.id),
        category: categoryOf(card),
        kind: kind.word,
        kindIcon: kind.icon,
        cost: String(card.cost),
        badge:
          card.type === 'employee' && card.efficiency > 0
            ? String(card.efficiency)
            : card.type === 'knowledge'
              ? `+${card.bonus}`
              : undefined,
        number: card.cost,
        copies: card.copies,
        facts: facts(board, card),
      };
    });
  },
  touches(play, id): Touch[] {
    const cards = boardOf(play).box.cards;
    const card = cards.find((each) => each.id === id);
    if (!card) return [];
    const does = (...kinds: string[]) => card.effects.some(({ kind }) => kinds.includes(kind));
    const list = (how: string, found: readonly StartupCard[]): Touch => ({
      how,
      cards: found
        .filter((each) => each.id !== id)
        .map((each) => ({
          id: each.id,
          note: each.type === 'action' && each.counter ? String(each.counter.pay) : undefined,
        })),
    });
    const attacks = cards.filter((each) => each.type === 'action' && each.stance === 'sabotage');
    const out: Touch[] = [];
    if (does('counterAction')) out.push(list('stops', attacks));
    if (card.type === 'action' && card.stance === 'sabotage')
      out.push(list('stopped-by', doing(cards, 'counterAction')));
    if (card.type === 'knowledge') out.push(list('cheaper-with', doing(cards, 'knowledgeDiscount')));
    if (does('knowledgeDiscount'))
      out.push(
        list(
          'takes-cheaply',
          cards.filter((each) => each.type === 'knowledge'),
        ),
      );
    if (does(...RELIEF)) out.push(list('relieves', doing(cards, ...STRAIN)));
    if (does(...STRAIN)) out.push(list('relieved-by', doing(cards, ...RELIEF)));
    if (card.type === 'employee' && card.role === 'developer' && card.efficiency > 2)
      out.push(list('taken-by', doing(cards, ...TAKING)));
    return out.filter((touch) => touch.cards.length > 0);
  },
  where(play) {
    const { view, own, seat } = play as unknown as StartupPlay;
    const mine = seat ?? undefined;
    const seen: [string, Seen][] = [];
    for (const { card } of own?.hand ?? []) seen.push([titleOf(card), { where: 'hand', seat: mine }]);
    if (own?.planned) seen.push([titleOf(own.planned.card), { where: 'planned', seat: mine }]);
    for (const office of view.offices) {
      for (const { card, knowledge } of office.row) {
        seen.push([titleOf(card), { where: 'office', seat: office.seat }]);
        for (const book of knowledge) seen.push([titleOf(book.card), { where: 'office', seat: office.seat }]);
      }
      if (office.seat !== seat)
        for (const card of office.hand ?? []) seen.push([titleOf(card), { where: 'hand', seat: office.seat }]);
    }
    return byCard(seen);
  },
};
