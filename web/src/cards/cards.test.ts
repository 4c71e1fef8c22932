import { describe, expect, it } from 'vitest';
import bossBox from '../../../games/src/main/resources/boxes/boss/box.json';
import esopBox from '../../../games/src/main/resources/boxes/esop-wars/box.json';
import startupBox from '../../../games/src/main/resources/boxes/it-startup/box.json';
import shipBox from '../../../games/src/main/resources/boxes/ship-it/box.json';
import shapeBox from '../../../games/src/main/resources/boxes/ship-shape/box.json';
import { standStill, type AnyPlay } from '../exhibit/exhibit';
import { loadCatalogue, type CardEntry } from '../games/catalogues';
import en from './en.json';
import { fits, numbersOf, sorted } from './finding';

const saidFiles = import.meta.glob<unknown>('../../../games/src/main/resources/boxes/*/en.json', {
  import: 'default',
  eager: true,
});
const keys = new Set(Object.keys(en.texts));

const GAMES = [
  { game: 'boss', box: bossBox, count: 51 + 72 + 26 + 24 + 4, of: 'boris' },
  { game: 'esop-wars', box: esopBox, count: 21 + 8 + 3 + 6 + 16 + 2, of: 'lucia-ferrante' },
  { game: 'it-startup', box: startupBox, count: 37, of: 'security-champion' },
  { game: 'ship-it', box: shipBox, count: 11 + 8 + 5 + 9 + 4 + 5 + 6, of: 'upgrade-servers' },
  { game: 'ship-shape', box: shapeBox, count: 6 + 30 + 30 + 21, of: 'cloud-seed-kite' },
];

async function laidOut(game: string, box: { options: { id: string; default: unknown }[] }) {
  const catalogue = await loadCatalogue(game);
  const said = Object.entries(saidFiles).find(([path]) => path.includes(`/${game}/`))?.[1];
  const options = Object.fromEntries(box.options.map(({ id, default: value }) => [id, value])) as never;
  const play: AnyPlay = standStill(game, catalogue.exhibit, box, { game: said }, options);
  return { catalogue, play, cards: catalogue.cards(play) };
}

describe.each(GAMES)('all cards of $game', ({ game, box, count, of }) => {
  it('are all there once, each with a name, a picture and a sort', { timeout: 30_000 }, async () => {
    const { catalogue, cards } = await laidOut(game, box);
    expect(cards.length).toBe(count);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(count);
    for (const card of cards) {
      expect(card.name, card.id).not.toBe('');
      expect(card.picture.shapes.length, card.id).toBeGreaterThan(0);
      expect(catalogue.groups.map(({ id }) => id)).toContain(card.group);
    }
  });

  it('have words for their sorts and numbers, and lead to cards that there are', async () => {
    const { catalogue, play, cards } = await laidOut(game, box);
    const ids = new Set(cards.map(({ id }) => id));
    const asked = [
      ...catalogue.groups.map(({ id }) => `group.${game}.${id}`),
      ...(catalogue.number ? [`number.${catalogue.number}`] : []),
      ...cards.flatMap(({ facts }) => facts.flatMap(({ label }) => (label ? [`fact.${label}`] : []))),
    ];
    for (const { id } of cards)
      for (const touch of catalogue.touches(play, id)) {
        asked.push(`touches.${touch.how}`);
        for (const card of touch.cards) expect(ids.has(card.id), `${id} leads to ${card.id}`).toBe(true);
      }
    expect([...new Set(asked)].filter((key) => !keys.has(key))).toEqual([]);
    expect(catalogue.touches(play, of).length).toBeGreaterThan(0);
  });
});

describe('where a card is', () => {
  it('is told as far as I may see: my hand, whose office', async () => {
    const { catalogue } = await laidOut('it-startup', startupBox);
    const desk = (card: string, knowledge: { card: string }[] = []) => ({ card, knowledge });
    const play = {
      seat: 0,
      own: { hand: [{ card: 'tdd#1' }], planned: { card: 'investor#2' } },
      view: {
        offices: [
          { seat: 0, row: [desk('digital-nomad#1')] },
          { seat: 1, row: [desk('full-stack-ninja#2', [{ card: 'tdd#2' }])] },
        ],
      },
    } as unknown as AnyPlay;
    expect(catalogue.where(play)).toEqual({
      tdd: [
        { where: 'hand', seat: 0 },
        { where: 'office', seat: 1 },
      ],
      investor: [{ where: 'planned', seat: 0 }],
      'digital-nomad': [{ where: 'office', seat: 0 }],
      'full-stack-ninja': [{ where: 'office', seat: 1 }],
    });
  });
});

describe('finding a card', () => {
  const card = (id: string, more: Partial<CardEntry>): CardEntry => ({
    id,
    name: id,
    group: 'dev',
    text: '',
    picture: { box: '', shapes: '' },
    copies: 1,
    facts: [],
    ...more,
  });
  const champion = card('Security Champion', { text: 'pay 2 to counter an action card', number: 2 });
  const bug = card('Monster Bug', { text: 'Counter: the target pays 4', group: 'sabotage', number: 3 });
  const counter = card('Counter', { text: '', group: 'help', number: 0 });
  const anything = { query: '', group: null, number: null };

  it('looks at names and texts, whatever the letters', () => {
    expect(fits(champion, { ...anything, query: 'COUNTER' })).toBe(true);
    expect(fits(champion, { ...anything, query: 'champion action' })).toBe(true);
    expect(fits(champion, { ...anything, query: 'bug' })).toBe(false);
  });

  it('puts those named so first; the others stand behind', () => {
    const { found, behind } = sorted([champion, bug, counter], { ...anything, query: 'counter' });
    expect(found).toEqual([counter, champion, bug]);
    expect(behind).toEqual([]);
    expect(sorted([champion, bug, counter], { ...anything, group: 'sabotage' })).toEqual({
      found: [bug],
      behind: [champion, counter],
    });
    expect(sorted([champion, bug], { ...anything, number: 2 }).found).toEqual([champion]);
  });

  it('offers each number once, from small to large', () => {
    expect(numbersOf([bug, champion, counter, bug])).toEqual([0, 2, 3]);
  });
});
