import crate from 'icon:thing/cargo-crate';
import factory from 'icon:thing/factory';
import { firmPicture, inventionPicture, supplyPicture, transportPicture } from '../../art/ship-shape/pictures';
import { wayIcon } from '../../art/ship-shape/ways';
import { byCard, type CardEntry, type Catalogue, type Seen, type Touch } from '../catalogues';
import { ShipShapeBoard, type ShipShapePlay } from './board.svelte';
import { exhibit } from './exhibit';
import { KINDS, makes, type Tokens } from './pieces/goods';
import { wayWord } from './pieces/words';

const boardOf = (play: unknown) => new ShipShapeBoard(play as ShipShapePlay);
const FEW = 6;
const WAYS = ['rail', 'ship', 'air'] as const;

/** Whether some of what one makes is what the other takes. */
const feeds = (output: Tokens, input: Tokens) => KINDS.some((kind) => output[kind] > 0 && input[kind] > 0);

export const catalogue: Catalogue = {
  exhibit,
  groups: [
    ...WAYS.map((id) => ({ id: `orders-${id}`, icon: wayIcon(id), category: id })),
    { id: 'supplies', icon: factory },
    { id: 'transports', icon: wayIcon('rail') },
    { id: 'firms', icon: crate },
  ],
  number: 'tokens',
  cards(play): CardEntry[] {
    const board = boardOf(play);
    const { players, orders, supplies, transports } = board.box.cards;
    return [
      ...orders.map((card) => ({
        id: card.id,
        name: card.name,
        group: `orders-${card.type}`,
        text: `${card.client} ${card.text} ${wayWord(card.type)} ${board.goods(card.requirement)}`,
        picture: inventionPicture(card.id),
        category: card.type,
        kind: wayWord(card.type),
        kindIcon: wayIcon(card.type),
        cost: String(card.value),
        number: card.load,
        copies: 1,
        facts: [
          { label: 'points', value: String(card.value) },
          { label: 'load', value: `${card.load}` },
          { label: 'wants', value: board.goods(card.requirement) },
        ],
      })),
      ...supplies.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'supplies',
        text: `${card.text} ${board.goods(card.input)} ${board.goods(card.output)}`,
        picture: supplyPicture(card.id),
        category: makes(card.output),
        copies: 1,
        facts: [
          { label: 'costs', value: board.goods(card.cost) },
          { label: 'takes', value: board.goods(card.input) },
          { label: 'makes', value: board.goods(card.output) },
        ],
      })),
      ...transports.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'transports',
        text: `${card.text} ${card.types.map(wayWord).join(' ')}`,
        picture: transportPicture(card.id),
        category: card.types.join('-'),
        kind: card.types.map(wayWord).join(', '),
        badge: String(card.capacity),
        number: card.capacity,
        copies: 1,
        facts: [
          { label: 'carries', value: String(card.capacity) },
          { label: 'costs', value: board.goods(card.cost) },
          { label: 'maintenance', value: board.goods(card.maintenance) },
        ],
      })),
      ...players.map((card) => ({
        id: card.id,
        name: card.name,
        group: 'firms',
        text: `${card.director} ${card.text} ${board.goods(card.output)}`,
        picture: firmPicture(card.id, undefined, 'slice'),
        category: 'firm',
        kind: card.director,
        copies: 1,
        facts: [{ label: 'each-turn', value: board.goods(card.output) }],
      })),
    ];
  },
  touches(play, id): Touch[] {
    const { orders, supplies, transports, players } = boardOf(play).box.cards;
    const list = (how: string, cards: readonly { id: string; note?: string }[]): Touch => ({
      how,
      cards: cards.slice(0, FEW),
    });
    const order = orders.find((each) => each.id === id);
    const supply = supplies.find((each) => each.id === id);
    const transport = transports.find((each) => each.id === id);
    const player = players.find((each) => each.id === id);
    const out: Touch[] = [];
    if (order) {
      const going = transports.filter(({ types }) => types.includes(order.type));
      out.push(
        list(
          'carried-by',
          going
            .filter(({ capacity }) => capacity >= order.load)
            .map((each) => ({ id: each.id, note: String(each.capacity) })),
        ),
      );
    }
    if (transport)
      out.push(
        list(
          'can-carry',
          orders
            .filter(({ type, load }) => transport.types.includes(type) && load <= transport.capacity)
            .toSorted((a, b) => b.value - a.value)
            .map((each) => ({ id: each.id, note: String(each.load) })),
        ),
      );
    if (supply) {
      out.push(
        list(
          'fed-by',
          supplies.filter((each) => each.id !== id && feeds(each.output, supply.input)),
        ),
      );
      out.push(
        list(
          'feeds',
          supplies.filter((each) => each.id !== id && feeds(supply.output, each.input)),
        ),
      );
    }
    if (player)
      out.push(
        list(
          'feeds',
          supplies.filter((each) => feeds(player.output, each.input)),
        ),
      );
    return out.filter((touch) => touch.cards.length > 0);
  },
  where(play) {
    const { view } = play as unknown as ShipShapePlay;
    const seen: [string, Seen][] = [];
    for (const { seat, player, supplies, transports } of view.firms) {
      seen.push([player, { where: 'firm', seat }]);
      for (const { card } of supplies) seen.push([card, { where: 'chain', seat }]);
      for (const { card } of transports) seen.push([card, { where: 'fleet', seat }]);
    }
    for (const card of [...view.supplyPool, ...view.transportPool]) seen.push([card, { where: 'offer' }]);
    for (const { card, open, shipped } of view.orders)
      seen.push([card, open ? { where: 'dock' } : { where: 'shipped', seat: shipped?.seat }]);
    return byCard(seen);
  },
};
