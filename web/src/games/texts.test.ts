import { describe, expect, it } from 'vitest';
import bossBox from '../../../games/src/main/resources/boxes/boss/box.json';
import esopBox from '../../../games/src/main/resources/boxes/esop-wars/box.json';
import shipBox from '../../../games/src/main/resources/boxes/ship-it/box.json';
import shapeBox from '../../../games/src/main/resources/boxes/ship-shape/box.json';
import type { Category } from '../art/it-startup/category';
import type { Source } from '../generated/esop-wars';
import { readTexts } from '../texts/sources';
import type { SeatState } from './boss/seats/state';
import { OUTPUTS } from './boss/types';
import type { Span } from '../art/boss/things/span';
import type { Scene as EsopScene } from './esop-wars/showing';
import { SOURCES as STARTUP_SOURCES } from './it-startup/end/columns';
import { ORDERS } from './it-startup/hand/sort';
import type { Track } from './ship-it/board.svelte';
import type { SourceId } from './ship-it/seats/sources';
import { STEPS, type Scene as ShipScene } from './ship-it/showing';
import { KINDS } from './ship-shape/pieces/goods';
import type { ScreenId } from './ship-shape/screens';
import type { Foot } from './ship-shape/turn/chips';
import type { Fate, Weather } from './ship-shape/types';

const sources = import.meta.glob<string>('./*/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const texts = import.meta.glob('./*/en.json', { import: 'default', eager: true });

/** The text between a bracket and the comma or bracket that ends the first argument. */
function firstArgument(source: string, from: number): string {
  let depth = 0;
  let quote = '';
  for (let at = from; at < source.length; at++) {
    const char = source[at] ?? '';
    if (quote) {
      if (char === quote) quote = '';
    } else if ('\'"`'.includes(char)) quote = char;
    else if ('([{'.includes(char)) depth++;
    else if (depth === 0 && ',)'.includes(char)) return source.slice(from, at);
    else if (')]}'.includes(char)) depth--;
  }
  return '';
}

/** The words an expression can come to; what it only compares with is none of them. */
const words = (expression: string): string[] =>
  [...expression.matchAll(/([=!]==\s*|includes\()?(?:'([^']*)'|`([^`]*)`)/g)]
    .filter(([, compared]) => compared === undefined)
    .map(([, , plain, made]) => plain ?? (made ?? '').replace(/\$\{[^}]*\}/g, '*'));

/** Every text a file asks for: those of its own `say`, of the board's `text`, and what is named in full. */
function asked(source: string): string[] {
  const prefix = /\bsay = [^\n]*\n?[^\n]*`board\.([^`$]*)\$\{key\}`/.exec(source)?.[1];
  const calls = (name: string) =>
    [...source.matchAll(new RegExp(`(?<![\\w$])${name}\\(`, 'g'))].flatMap((call) =>
      words(firstArgument(source, call.index + call[0].length)),
    );
  return [
    ...calls('(?:board|this)\\.text'),
    ...(prefix === undefined ? [] : calls('say').map((word) => prefix + word)),
    ...[...source.matchAll(/'board\.[^'\n]+'|`board\.(?:\$\{[^}]*\}|[^`$\n])+`/g)].flatMap(([named]) =>
      words(named).map((word) => word.slice('board.'.length)),
    ),
  ].filter((key) => key !== '*' && key !== '');
}

const names = (table: Record<string, true>): string[] => Object.keys(table);
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

const TRACKS = names({
  money: true,
  users: true,
  revenue: true,
  rating: true,
  debt: true,
  servers: true,
  ai: true,
  recruits: true,
  bonus: true,
} satisfies Record<Track, true>);
const SOURCES = names({
  users: true,
  rating: true,
  revenue: true,
  milestones: true,
  bonus: true,
  stake: true,
  debt: true,
} satisfies Record<SourceId, true>);
const SHIP_SCENES = names({
  founded: true,
  hiring: true,
  granting: true,
  plans: true,
  programs: true,
  sprint: true,
  resolution: true,
  event: true,
} satisfies Record<ShipScene['kind'], true>);
const ESOP_SCENES = names({
  companies: true,
  closed: true,
  settled: true,
} satisfies Record<Exclude<EsopScene['kind'], 'market'>, true>);
const ESOP_ROUNDS = ['seed', 'early', 'mature'];
const DRAFT_SOURCES = names({
  'segment-stock': true,
  'idea-stock': true,
  'segment-discard': true,
  'idea-discard': true,
} satisfies Record<Source, true>);
const CATEGORIES = names({
  dev: true,
  hr: true,
  knowledge: true,
  help: true,
  sabotage: true,
} satisfies Record<Category, true>);

const LEVELS = ids(shipBox.debtLevels);
const ACTIONS = ids(shipBox.actions);
const CARDS = ['funding', 'tech', 'product'];
const SHIP_DECISIONS = ['corporation', 'draft', 'opening', 'live', 'turns', 'puzzle', 'sprint'];

const FATES = names({ WORKS: true, STALLS: true, GOES: true } satisfies Record<Fate, true>);
const FEET = names({
  mine: true,
  with: true,
  theirs: true,
  later: true,
  heavy: true,
  late: true,
} satisfies Record<Foot['kind'], true>);
const SHAPE_SCREENS = names({
  turn: true,
  trade: true,
  asked: true,
  choose: true,
  together: true,
  'joint-asked': true,
  commission: true,
  refresh: true,
  fulfil: true,
  danger: true,
  collect: true,
  store: true,
  settle: true,
} satisfies Record<ScreenId, true>);
const DECKS = ['orders', 'supplies', 'transports'];
const SORTS = ['supply', 'transport'];
const STAKES = ['lose', 'penalty'];

const SEAT_STATES = names({
  writing: true,
  sealed: true,
  pick: true,
  took: true,
  passed: true,
  waits: true,
  drawing: true,
  done: true,
  thinking: true,
} satisfies Record<SeatState['id'], true>);
const SPANS = names({ exact: true, few: true, many: true } satisfies Record<Span, true>);
const TYPES = [...new Set(bossBox.projects.map(({ type }) => type))];
const CRACKS = ['overload', 'reorganisation', 'bureaucracy', 'headless', 'missed-payroll', 'slippage', 'low-spirits'];
const BOSS_TABS = [
  'teams',
  'ties',
  'brings',
  'order',
  'worth',
  'cash',
  'cards',
  'why',
  'in-force',
  'why-issues',
  'offers',
  'agenda',
  'rivals',
];
const BOSS_MOMENTS = ['retired', 'died', 'best', 'bankrupt', 'failed', 'left'];
const HOLDS = ['place', 'workshop', 'appoint'];
const LANES = ['runs', 'catches-up', 'rests', 'waits'];

/** What can stand where a key is made of parts; null: the board asks first whether there is such a text. */
const VALUES: Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>> = {
  'ship-it': {
    'phase.*': ['found', 'draft', 'plan', 'puzzle', 'resolution', 'event'],
    'tab.*': ['company', 'ready', 'sheet', 'rivals', 'events', 'race', 'pivot'],
    'go.*': [...SHIP_SCENES, ...SHIP_DECISIONS, 'end'],
    'moment.*': ['milestone', 'heads', 'tails', 'bonus', 'worst', 'tie'],
    'moment.*-text': ['milestone', 'heads', 'tails', 'bonus', 'worst', 'tie'],
    'tie.*': shipBox.tieBreakers.slice(1),
    'found.no-*': CARDS,
    'found.*': CARDS,
    'found.*-is': CARDS,
    'track.*': TRACKS,
    'gives.*': null,
    'house.*': ['opening', 'live', 'turns'],
    'does.*': ACTIONS,
    'debt.*': LEVELS,
    'debt-is.*': LEVELS,
    'tray.*': ['secret', 'open', 'live'],
    'needs.*': shipBox.events.map(({ mitigation }) => mitigation.condition.kind),
    'event.*': ['hit', 'spared', 'holds', 'crash'],
    'steps.*': STEPS,
    'said.*': ['hired', 'tie', 'intern'],
    'said.*-detail': ['hired', 'tie', 'tie-first', 'intern', ...STEPS],
    'source.*': SOURCES,
    'state.*': SHIP_DECISIONS.flatMap((phase) => [`${phase}.busy`, `${phase}.done`]),
  },
  'esop-wars': {
    'phase.*': ['company', 'main-auction', 'seed-round', 'early-round', 'swap', 'mature-round', 'exit'],
    'clock.*': ['drop', 'wildcard', 'company-lock'],
    'go.*': [
      ...ESOP_SCENES,
      ...ESOP_ROUNDS.map((round) => `${round}-round`),
      ...['company-draft', 'company-lock', 'main-auction', 'wildcard', 'drop', 'secondary-auction', 'end'],
    ],
    'catalogue.by-*': ['worth', 'printed', 'category'],
    'catalogue.order-*': ['worth', 'printed', 'category'],
    'spare.*': ['one', 'placed', 'short', 'none'],
    'call.*': ['going-once', 'going-twice'],
    'lock.*': ['segment', 'idea', 'companion'],
    'draft.*': [...new Set(esopBox.ideas.map(({ type }) => type))],
    'round.*': ['start', ...ESOP_ROUNDS],
    'moment.*': ['unicorn', 'bargain', 'dearest', 'same', 'what-if'],
    'moment.*-text': ['unicorn', 'bargain', 'dearest', 'same', 'what-if'],
    'exit.*': ['no-winner', 'walkover'],
    'exit.*-text': ['no-winner', 'walkover'],
    'exit.win.*': null,
    'draw.*': DRAFT_SOURCES,
    'draw-sub.*': DRAFT_SOURCES,
    'log.*': [...ESOP_ROUNDS, 'swap', 'drops', 'exit'],
    'news.*': ['unicorn', 'lead', 'rise'],
    'settled.*': ['closed-short', 'closed', 'settled'],
    'settled.*-unsold': ['closed', 'settled'],
    'market.*': ['detail-least', 'detail', 'detail-watch'],
    'said.*': ESOP_SCENES,
    'said.*-detail': ESOP_SCENES,
    'state.*': [
      'yours',
      'thinking',
      'out',
      'leads',
      'full',
      'asked',
      'free',
      'waits',
      'passed',
      'idle',
      'priced-out',
      'chosen',
      'choice',
      'draws',
      'choosing',
    ],
  },
  'ship-shape': {
    'phase.*': ['collect', 'business', 'store', 'settle'],
    'tab.*': SHAPE_SCREENS,
    'head.stake-*': STAKES,
    'head.after-*': STAKES,
    'weather.*': names({ FAIR: true, CHANGE: true, STORM: true } satisfies Record<Weather, true>),
    'foot.*': FEET,
    'foot-short.*': FEET,
    'way.*': [...new Set(shapeBox.cards.orders.map(({ type }) => type))],
    'fate.*': FATES,
    'chain.*': FATES.filter((fate) => fate !== 'WORKS'),
    'kind.*': KINDS,
    'deck.*': DECKS,
    'deck.open-*': DECKS,
    'deck.title-*': DECKS,
    'commission.full-*': SORTS,
    'refresh.*': SORTS,
    'refresh.ask-*': SORTS,
    'collect.fate.*': FATES,
    '*.detail': ['collect', 'store', 'settle'],
    'settle.*': ['upright', 'short', 'paid', 'lost'],
    'talk.*': ['thinks', 'declines', 'counters'],
    'terms.*': ['give', 'want'],
    'joint.*': ['you-give', 'you-keep'],
    'danger.*': STAKES,
    'danger.all-*': STAKES,
    'won.*': ['team', 'you', 'they'],
    'won.rating.*': ids(shapeBox.constants.ratingSpareDays),
    'lost.*': ['asked', 'goods', 'room', 'orders'],
    'lost.lack.*': ['together', 'goods', 'room', 'way', 'both'],
    'debrief.*': ['1', '2', '3', '4', '5'],
    'accounts.*': [
      ...[
        'from-firm',
        'from-supplies',
        'traded-in',
        'traded-away',
        'stored-back',
        'short-of-pile',
        'alone',
        'together',
      ],
    ],
  },
  boss: {
    'end.source.*': ['projects', 'specials', 'patents', 'cards', 'shares', 'cash', 'legacy', 'base'],
    'phase.*': ['hiring', 'organisation', 'event', 'deals', 'projects', 'production', 'issue', 'payday'],
    'tab.*': BOSS_TABS,
    'type.*': TYPES,
    'output.*': OUTPUTS,
    'span.*': SPANS,
    'mood.*': ['happy', 'content', 'grumpy'],
    'crack.*': CRACKS,
    'seat.*': ['productivity', 'skill', 'research'],
    'state.*': SEAT_STATES,
    'reason.*': ['bid', 'skill', 'marker', 'vp', 'last'],
    'bids.*': ['cash', 'time'],
    'bids.*-promised': ['cash', 'time'],
    'bids.by-*': ['bid', 'vp', 'skill', 'marker'],
    'bids.turned-*': ['people', 'projects'],
    'hiring.*': ['pick', 'none'],
    'projects.*': ['pick', 'none'],
    'rival.first-*': ['hiring', 'projects'],
    'rival.level.*': ids(bossBox.solo.levels),
    'event.*': [...new Set(bossBox.events.map(({ colour }) => colour))],
    'happening.why.*': null,
    'issue-kind.*': [...new Set(bossBox.issues.map(({ kind }) => kind))],
    'issue.at-*': ['least', 'most'],
    'issue.crack.*': CRACKS,
    'deals.*': ['cash', 'time', 'ideas', 'kept', 'shared', 'given'],
    'deals.bar-*': ['gift', 'counter', 'offer', 'asked'],
    'deals.is-*': ['ready', 'asks', 'asked', 'deals'],
    'end.*': ['series', 'series-unit', 'series-end'],
    'end.moment.*': BOSS_MOMENTS,
    'end.moment.*-text': BOSS_MOMENTS,
    'organisation.*': [
      'chair',
      'chair-detail',
      'dismiss',
      'hold-ceo',
      ...HOLDS.flatMap((to) => [`drop-${to}`, `do-${to}`]),
    ],
    'organisation.*-*': null,
    'organisation.hold-*': HOLDS,
    'organisation.hold-*-detail': HOLDS,
    'organisation.act.*': ['back', 'workshop', 'chair', 'dismiss', 'reset', 'done'],
    'organisation.figures.*': ['drop', 'then', 'same', 'stands', 'last', 'now', 'next'],
    'organisation.leaves.*': ['dismissed', 'retired', 'fired'],
    'organisation.legend.*': ['exact', 'under-used', 'overloaded'],
    'organisation.sum.*': ['capacity', 'skill', 'cash', 'ideas'],
    'organisation.tag.*': ['new', 'promoted', 'demoted', 'layered', 'workshop', 'rule', 'moved'],
    'organisation.way.*.name': ['retire', 'fire', 'vacancy'],
    'organisation.way.*.text': ['retire', 'fire', 'vacancy'],
    'organisation.why.*': ['drop', 'dark', 'does'],
    'payday.part.*': ['fund', 'income', 'salaries', 'recovery', 'unpaid', 'leaving', 'time'],
    'payday.spent.*': ids(bossBox.agenda),
    'production.did.*': ['catches-up', 'waits', 'shortcut'],
    'production.fate.*': LANES,
    'production.why.*': LANES,
  },
  'it-startup': {
    'answer.*': ['points-now', 'points-next'],
    'kind.*': CATEGORIES,
    'rule.*': null,
    'end.*': STARTUP_SOURCES,
    'moment.*': ['finish', 'best', 'blow', 'change', 'no', 'tired'],
    'moment.*-text': ['finish', 'best', 'blow', 'change', 'no', 'tired'],
    'sort.*': ORDERS,
    'desk.*': ['would-leave', 'would-move', 'leaves-tonight', 'leaves-next'],
    'stamp.*': ['countered', 'blocked'],
    'said.*': ['hire', 'play'],
    'said.aim.*': null,
  },
};

describe.each(Object.keys(VALUES))('the board of %s', (game) => {
  const known = readTexts(texts[`./${game}/en.json`]).messages;
  const keys = Object.entries(sources)
    // The puzzle has its own texts.
    .filter(([path]) => path.startsWith(`./${game}/`) && !path.endsWith('.test.ts') && !path.includes('/puzzle/'))
    .flatMap(([, source]) => asked(source));
  const values = VALUES[game] ?? {};

  it('has every text it asks for', () => {
    const plain = keys.filter((key) => !key.includes('*'));
    const made = Object.entries(values).flatMap(([key, parts]) => (parts ?? []).map((part) => key.replace('*', part)));
    expect(plain.length).toBeGreaterThan(50);
    expect([...plain, ...made].filter((key) => !(`board.${key}` in known))).toEqual([]);
  });

  it('says of every key that is made of parts what the parts can be', () => {
    expect([...new Set(keys.filter((key) => key.includes('*')))].toSorted()).toEqual(Object.keys(values).toSorted());
  });
});
