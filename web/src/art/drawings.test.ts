import { expect, test } from 'vitest';
import { botFace } from './bots/faces';
import { chair } from './chair';
import { loadCover } from './covers/covers';
import type { Drawing } from './drawing';
import { employee } from './esop-wars/employees';
import { exitPicture } from './esop-wars/exits';
import { gavel } from './esop-wars/gavel';
import { ideaPicture } from './esop-wars/ideas';
import { marketPicture } from './esop-wars/markets';
import { segmentPicture } from './esop-wars/segments';
import { wildcardPicture } from './esop-wars/wildcards';
import { cardPortrait, face, seatPortrait } from './people/portrait';
import { stranger } from './people/stranger';

const EMPLOYEES = [
  ...[
    'priya-sharma',
    'mateo-rivas',
    'hanna-lindqvist',
    'lucia-ferrante',
    'victor-oduya',
    'tomasz-wilk',
    'grace-adeyemi',
  ],
  ...['kwame-boateng', 'dev-malik', 'mei-ling-zhao', 'amara-nwosu', 'omar-haddad', 'yara-saleh', 'sofia-almeida'],
  ...['pavel-novak', 'jun-watanabe', 'noah-berger', 'ingrid-solheim', 'rosa-delgado', 'samir-khoury', 'elena-petrova'],
];
const MARKETS = [
  ...['ai-hype-cycle', 'capital-drought', 'land-grab', 'audit-season'],
  ...['talent-exodus', 'platform-shift', 'supply-shock', 'consumer-splurge'],
];
const SEGMENTS = ['business-software', 'consumer-brands', 'payments-banking', 'health', 'learning', 'freight-delivery'];
const IDEAS = ['fraud-radar', 'night-couriers', 'one of my own'];
const WILDCARDS = ['double-down', 'shield'];
const EXITS = ['ipo', 'm-and-a', 'joint-venture'];
const GAMES = ['boss', 'esop-wars', 'it-startup', 'ship-it', 'ship-shape'];
const BOTS = ['pod', 'fan', 'ledger', 'quorum'];
const window = { width: 240, height: 150 };

const drawn = (where: string, names: readonly string[], draw: (name: string) => Drawing) =>
  names.map((name): [string, Drawing] => [`${where} ${name}`, draw(name)]);

const covers = await Promise.all(GAMES.map(loadCover));
const ALL: [string, Drawing][] = [
  ...drawn('portrait of', EMPLOYEES, (id) => cardPortrait(employee(id), 'sales', window)),
  ...drawn('face of', EMPLOYEES, (id) => face(employee(id), 'ops')),
  ...drawn('stranger', ['Mira', 'Tom', 'Noor', ''], (id) => seatPortrait(stranger(id))),
  ...drawn('market', [...MARKETS, 'one of my own'], marketPicture),
  ...drawn('exit', [...EXITS, 'one of my own'], exitPicture),
  ...drawn('segment', [...SEGMENTS, 'one of my own'], segmentPicture),
  ...drawn('product', IDEAS, (id) => ideaPicture(id, 'product', 'ops')),
  ...drawn('service', IDEAS, (id) => ideaPicture(id, 'service', 'ops')),
  ...drawn('wildcard', WILDCARDS, wildcardPicture),
  ...drawn('bot', [...BOTS, 'Somebody'], botFace),
  ...covers.map((cover, i): [string, Drawing] => [`cover of ${GAMES[i]}`, cover ?? { box: '', shapes: '' }]),
  ['chair', chair],
  ['gavel', gavel],
];

/** Every tag that is opened is closed, in order. */
function unclosed(shapes: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', , self] of shapes.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return [...open, `</${name}>`];
    } else if (!self) open.push(name);
  }
  return open;
}

test.each(ALL)('%s is whole', (_, { box, shapes }) => {
  expect(box).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
  expect(shapes).not.toBe('');
  expect(unclosed(shapes)).toEqual([]);
  expect(shapes).not.toMatch(/undefined|NaN|\[object/);
});

test.each(ALL)('%s needs nothing that the content policy forbids', (_, { shapes }) => {
  expect(shapes).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=|href=|<image|<foreignObject|data:/);
});

test('every bot has a face of its own', () => {
  expect(new Set(BOTS.map(botFace)).size).toBe(BOTS.length);
});

test('a stranger has the same face every time, and another stranger another one', () => {
  expect(stranger('Mira')).toEqual(stranger('Mira'));
  expect(stranger('Mira')).not.toEqual(stranger('Tom'));
});

test('two pictures with the same print do not share an id', () => {
  const id = (drawing: Drawing) => /pattern id="([^"]+)"/.exec(drawing.shapes)?.[1];
  const priya = employee('priya-sharma');

  expect(id(face(priya, 'ops'))).not.toBe(id(face(priya, 'ops')));
});
