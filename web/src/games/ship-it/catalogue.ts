import calendar from 'icon:action/zap';
import { byCard, type CardEntry, type Catalogue, type Seen, type Touch } from '../catalogues';
import { ShipBoard, type ShipPlay } from './board.svelte';
import { exhibit } from './exhibit';
import {
  eventGround,
  eventPicture,
  firmGround,
  firmPicture,
  milestonePicture,
  roomGround,
  roomWith,
  specialtyPicture,
  themeGround,
  themePicture,
  traitPicture,
} from './pictures';
import { milestoneSign, owl, sign } from './signs';

const boardOf = (play: unknown) => new ShipBoard(play as ShipPlay);

/** Rooms that prepare for what a mitigation asks, by its kind; the box names no rooms there. */
const PREPARES: Readonly<Record<string, readonly string[]>> = {
  serverCapacityAbove: ['upgrade-servers'],
  serverCapacityCarries: ['upgrade-servers'],
  debtBelow: ['pay-down-debt', 'optimize-code'],
  ratingAbove: ['optimize-code', 'marketing'],
  mauAtLeast: ['develop-features', 'marketing', 'go-viral'],
  ratingAtLeast: ['optimize-code', 'marketing'],
  debtZero: ['pay-down-debt', 'optimize-code'],
  revenueAtLeast: ['monetization'],
};

export const catalogue: Catalogue = {
  exhibit,
  groups: [
    { id: 'rooms', icon: sign('users') },
    { id: 'events', icon: calendar },
    { id: 'milestones', icon: sign('bonus') },
    { id: 'companies', icon: sign('money') },
    { id: 'engineers', icon: owl },
    { id: 'themes', icon: sign('ai'), only: ['market-themes', true] },
  ],
  number: 'money',
  cards(play): CardEntry[] {
    const board = boardOf(play);
    const { actions, events, milestones, funding, tech, products, traits, specialties, marketThemes } = board.box;
    const start = (label: 'money' | 'rating' | 'revenue' | 'ai' | 'debt' | 'users', value: number) => ({
      label: `start-${label}`,
      value: board.amount(label, value),
      icon: sign(label),
    });
    const times = (label: 'users' | 'revenue' | 'rating', percent: number) => ({
      label: `times-${label}`,
      value: `×${(percent / 100).toFixed(1)}`,
      icon: sign(label),
    });
    const firm = (
      kind: string,
      card: { id: string; name: string; text: string },
      facts: CardEntry['facts'],
    ): CardEntry => ({
      ...card,
      group: 'companies',
      picture: firmPicture(board.box, card.id),
      category: firmGround(board.box, card.id),
      kind: board.text(`found.${kind}`),
      copies: 1,
      facts,
    });
    return [
      ...actions.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'rooms',
        text: card.text,
        picture: roomWith(card.id, []),
        category: roomGround(card.id),
        cost: board.money(card.cost),
        number: card.cost,
        copies: 1,
        facts: [
          { label: 'costs', value: board.money(card.cost), icon: sign('money') },
          { label: card.slots ? 'slots' : 'slots-all', value: card.slots ? String(card.slots) : '' },
          ...(card.unlocksAt > 1 ? [{ label: 'opens', value: String(card.unlocksAt) }] : []),
        ],
      })),
      ...events.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'events',
        text: card.text,
        picture: eventPicture(card.id),
        category: eventGround(card.id),
        copies: card.copies,
        facts: [{ label: card.negative ? 'bad-news' : 'good-news', value: '' }],
      })),
      ...milestones.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'milestones',
        text: card.text,
        picture: milestonePicture(card.id),
        kindIcon: milestoneSign(card.id),
        cost: String(card.points),
        copies: 1,
        facts: [{ label: 'points', value: String(card.points), icon: sign('bonus') }],
      })),
      ...funding.map((card) =>
        firm('funding', card, [
          start('money', card.startMoney),
          start('rating', card.startRating),
          start('revenue', card.startRevenue),
        ]),
      ),
      ...tech.map((card) => firm('tech', card, [start('ai', card.startAiCapacity), start('debt', card.startTechDebt)])),
      ...products.map((card) =>
        firm('product', card, [
          start('users', card.startMau),
          times('users', card.mauPercent),
          times('revenue', card.revenuePercent),
          times('rating', card.ratingPercent),
        ]),
      ),
      ...traits.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'engineers',
        text: card.text,
        picture: traitPicture(card.id),
        copies: 1,
        facts: [],
      })),
      ...specialties.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'engineers',
        text: Object.keys(card.bonusPercent).map(board.named).join(' '),
        picture: specialtyPicture(card.id),
        copies: 1,
        facts: Object.entries(card.bonusPercent).map(([room, percent]) => ({
          label: '',
          value: `${board.named(room)} +${percent} %`,
        })),
      })),
      ...marketThemes.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'themes',
        text: card.text,
        picture: themePicture(card.id),
        category: themeGround(card.id),
        copies: 1,
        facts: [],
      })),
    ];
  },
  touches(play, id): Touch[] {
    const { box } = boardOf(play);
    const { events, milestones, specialties, synergies, hardPairs, marketThemes, actions } = box;
    const needs = (card: { id: string; by: string }) => PREPARES[card.by]?.includes(id) ?? false;
    const list = (how: string, cards: readonly { id: string; note?: string }[]): Touch => ({ how, cards });
    const prepared = events.map((event) => ({ id: event.id, by: event.mitigation.condition.kind }));
    const raced = milestones.map((milestone) => ({ id: milestone.id, by: milestone.condition.kind }));
    const before = [...prepared, ...raced].find((each) => each.id === id);
    const room = actions.some((each) => each.id === id);
    const specialty = specialties.find((each) => each.id === id);
    const theme = marketThemes.find((each) => each.id === id);
    const pairs = (all: readonly (readonly string[])[]) =>
      all
        .filter((pair) => pair.includes(id))
        .flatMap((pair) => pair.filter((other) => other !== id).map((other) => ({ id: other })));
    return [
      list(
        'prepared-in',
        (before ? (PREPARES[before.by] ?? []) : []).map((each) => ({ id: each })),
      ),
      list('prepares-for', room ? prepared.filter(needs).map((each) => ({ id: each.id })) : []),
      list('leads-to', room ? raced.filter(needs).map((each) => ({ id: each.id })) : []),
      list(
        'best-for',
        room
          ? specialties.flatMap((each) =>
              each.bonusPercent[id] ? [{ id: each.id, note: `+${each.bonusPercent[id]} %` }] : [],
            )
          : [],
      ),
      list(
        'works-in',
        Object.entries(specialty?.bonusPercent ?? {}).map(([each, percent]) => ({ id: each, note: `+${percent} %` })),
      ),
      list(
        'works-in',
        (theme?.effects ?? []).flatMap((effect) =>
          'action' in effect && effect.action ? [{ id: effect.action }] : [],
        ),
      ),
      list('goes-with', pairs(synergies.map((each) => each.with))),
      list('hard-with', pairs(hardPairs)),
    ].filter((touch) => touch.cards.length > 0);
  },
  where(play) {
    const { view } = play as unknown as ShipPlay;
    const seen: [string | null | undefined, Seen][] = [];
    for (const { seat, funding, tech, product, roster } of view.companies) {
      for (const card of [funding, tech, product]) seen.push([card, { where: 'company', seat }]);
      for (const { trait, specialty } of roster)
        for (const card of [trait, specialty]) seen.push([card, { where: 'team', seat }]);
    }
    for (const { event } of view.events.coming) seen.push([event, { where: 'to-come' }]);
    for (const event of view.events.past) seen.push([event, { where: 'played' }]);
    for (const { milestone, owner } of view.milestones)
      seen.push([milestone, typeof owner === 'number' ? { where: 'won', seat: owner } : { where: 'open' }]);
    for (const { action, holders } of view.actions)
      for (const seat of holders) seen.push([action, { where: 'slot', seat }]);
    for (const theme of view.themes) seen.push([theme, { where: 'played' }]);
    const places = byCard(seen);
    // Two engineers of a company with the same trait are one place.
    for (const [card, all] of Object.entries(places))
      places[card] = all.filter(
        (one, i) => all.findIndex((other) => other.seat === one.seat && other.where === one.where) === i,
      );
    return places;
  },
};
