import { expect, test } from 'vitest';
import { AGENDA } from './boss/agenda';
import { EVENTS as BOSS_EVENTS } from './boss/events';
import { floors } from './boss/floors';
import { ISSUES } from './boss/issues';
import { moraleFace } from './boss/morale';
import { PEOPLE } from './boss/people';
import { agendaPicture, eventPicture as bossEventPicture, issuePicture, projectPicture } from './boss/pictures';
import { PROJECTS } from './boss/projects';
import { waitingRoom } from './boss/scenes/waiting-room';
import { book } from './boss/things/book';
import { emptyChair } from './boss/things/chair';
import { crack } from './boss/things/crack';
import { envelope } from './boss/things/envelope';
import { hand } from './boss/things/hand';
import { headquarters } from './boss/things/headquarters';
import { lamp } from './boss/things/lamp';
import { flagRoof, legacyRoof } from './boss/things/roofs';
import { share } from './boss/things/share';
import { spanSign } from './boss/things/span';
import { till } from './boss/things/till';
import { van } from './boss/things/van';
import { court, purse } from './boss/things/ways-out';
import { workerBust, workerFace, workerPicture } from './boss/workers';
import { botFace } from './bots/faces';
import { PERSONAS } from './bots/personas';
import { chair } from './chair';
import { loadCover } from './covers/covers';
import type { Drawing } from './drawing';
import { employee } from './esop-wars/employees';
import { exitPicture } from './esop-wars/exits';
import { gavel } from './esop-wars/gavel';
import { ideaPicture } from './esop-wars/ideas';
import { marketPicture } from './esop-wars/markets';
import { bargain, dearest } from './esop-wars/moments/hire';
import { unicorn } from './esop-wars/moments/unicorn';
import { segmentPicture } from './esop-wars/segments';
import { wildcardPicture } from './esop-wars/wildcards';
import { letItHappen, payTheCounter, sendTheGuard } from './it-startup/answers';
import { CARDS } from './it-startup/cards';
import { die } from './it-startup/die';
import { cardFace, cardPicture } from './it-startup/pictures';
import { barrier } from './it-startup/shield';
import { spinner } from './it-startup/spinner';
import { cardPortrait, face, seatPortrait } from './people/portrait';
import { stranger } from './people/stranger';
import { aftermathPicture } from './ship-it/aftermath';
import { atticPicture } from './ship-it/attic';
import { corporationPicture } from './ship-it/corporations';
import { debtPicture } from './ship-it/debt';
import { engineerCard, engineerPicture } from './ship-it/engineers';
import { eventPicture } from './ship-it/events';
import { fundingPicture } from './ship-it/funding';
import { milestoneGlyph, milestonePicture } from './ship-it/milestones';
import { FACES as ENGINEER_FACES } from './ship-it/people/faces';
import { medalPicture, momentPicture } from './ship-it/moments';
import { powerPicture } from './ship-it/powers';
import { productPicture } from './ship-it/products';
import { crate } from './ship-it/crate';
import { mood, robot, type Mood } from './ship-it/robot';
import { roomPicture } from './ship-it/rooms';
import { specialtyPicture } from './ship-it/specialties';
import { ship } from './ship-it/ship';
import { bagPicture, tokenPicture } from './ship-it/sprint';
import { techPicture } from './ship-it/tech';
import { themePicture } from './ship-it/themes';
import { traitPicture } from './ship-it/traits';
import { boat } from './ship-shape/boat';
import { dial, needle } from './ship-shape/barometer';
import { FIRMS } from './ship-shape/firms';
import { good, GOOD_KINDS, missingGood } from './ship-shape/goods';
import { horizon } from './ship-shape/horizon';
import { innovation } from './ship-shape/innovation';
import { INVENTIONS } from './ship-shape/inventions';
import { firmPicture, inventionPicture, supplyPicture, transportPicture } from './ship-shape/pictures';
import { FACES, portrait } from './ship-shape/portraits';
import { lostScene } from './ship-shape/scenes/lost';
import { storm } from './ship-shape/scenes/storm';
import { weekDoneScene } from './ship-shape/scenes/week-done';
import { hullOf, wonScene } from './ship-shape/scenes/won';
import { SUPPLIES } from './ship-shape/supplies';
import { TRANSPORTS } from './ship-shape/transports';

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
const ROOMS = [
  ...['develop-features', 'optimize-code', 'pay-down-debt', 'upgrade-servers', 'research-ai', 'marketing'],
  ...['monetization', 'hire-recruiter', 'go-viral', 'ipo-prep', 'acquisition-target', 'one of my own'],
];
const EVENTS = [
  ...['ddos-attack', 'cloud-provider-outage', 'viral-moment', 'data-breach', 'competitor-launch'],
  ...['botnet-wave', 'launch-day-spotlight', 'vulnerable-dependency', 'one of my own'],
];
const MILESTONES = ['first-5k-users', 'growth-hacker', 'five-star-startup', 'clean-code-club', 'revenue-king', 'mine'];
const FUNDING = ['vc-heavy', 'bootstrapped', 'angel-backed'];
const TECH = ['ai-first', 'quality-focused', 'move-fast'];
const PRODUCTS = ['b2b-saas', 'consumer-app', 'platform-play'];
const CORPORATIONS = [
  ...['rocket-fuel', 'ledger-and-sons', 'common-ground', 'robot-workshop', 'open-bazaar', 'blank-cheque'],
  ...['careful-craft', 'loud-launch', 'night-market'],
];
const THEMES = ['feature-frenzy', 'cheap-airtime', 'cloud-sale', 'talent-rush', 'privacy-year', 'ai-hype'];
const SPECIALTIES = ['frontend', 'backend', 'fullstack', 'devops', 'ai', 'mine'];
const TRAITS = ['ai-skeptic', 'equity-hungry', 'startup-veteran', 'night-owl', 'mine'];
const MOODS: readonly Mood[] = ['home', 'crash', 'no-coin', 'too-long', 'coins-left'];
const AFTERMATHS = ['hit', 'spared', 'crashed', 'holds'] as const;
const ENGINEERS = [...Object.keys(ENGINEER_FACES), 'Ada II', 'engineer-77'];
const SEATED = [2, 3, 4];
const GAMES = ['boss', 'esop-wars', 'it-startup', 'ship-it', 'ship-shape'];
const BOTS = ['random', 'greedy', ...Object.keys(PERSONAS)];
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
  ...drawn('card of IT Startup', [...Object.keys(CARDS), 'one of my own'], (id) => cardPicture(id, 'help')),
  ...drawn('face of the card', [...Object.keys(CARDS), 'one of my own'], (id) => cardFace(id, 'dev')),
  ...drawn('room', ROOMS, (id) => roomPicture(id)),
  ...drawn('attic', ROOMS, atticPicture),
  ...drawn('event', EVENTS, eventPicture),
  ...AFTERMATHS.flatMap((state) => drawn(`company ${state} by`, EVENTS, (id) => aftermathPicture(state, id))),
  ...drawn('milestone', MILESTONES, (id) => milestonePicture(id)),
  ...drawn('open milestone', MILESTONES, (id) => milestonePicture(id, false)),
  ...drawn('coin of', MILESTONES, milestoneGlyph),
  ...drawn('funding', FUNDING, fundingPicture),
  ...drawn('tech', TECH, techPicture),
  ...drawn('product', PRODUCTS, productPicture),
  ...drawn('corporation', CORPORATIONS, corporationPicture),
  ...drawn('theme', THEMES, themePicture),
  ...drawn('specialty', SPECIALTIES, specialtyPicture),
  ...drawn('trait', TRAITS, traitPicture),
  ...drawn('debt', ['safe', 'warning', 'danger', 'critical', 'mine'], debtPicture),
  ...drawn('power', ['pivot', 'lean-team', 'insider-info', 'mine'], powerPicture),
  ...drawn('token', ['clean-1', 'clean-2', 'bug', 'critical-bug', 'mine'], tokenPicture),
  ...drawn('moment', ['heads', 'tails', 'tie', 'mine'], momentPicture),
  ...drawn('medal', MILESTONES, medalPicture),
  ['bag', bagPicture],
  ['ship', ship],
  ...drawn('engineer', ENGINEERS, (name) => engineerPicture({ name, level: 'senior', specialty: 'ai' })),
  ...drawn('intern', ENGINEERS, (name) => engineerCard({ name, level: 'intern' })),
  ...MOODS.map((how): [string, Drawing] => [`robot ${how}`, { box: '-40 -48 80 80', shapes: mood(how) }]),
  ...([0, 90, 180, 270] as const).map((way): [string, Drawing] => [
    `robot facing ${way}`,
    { box: '-32 -32 64 64', shapes: robot(way) },
  ]),
  ...[0, 1, 2, 3].map((kind): [string, Drawing] => [`box ${kind}`, { box: '0 0 64 64', shapes: crate(kind) }]),
  ...drawn('firm', [...Object.keys(FIRMS), 'mine'], (id) => firmPicture(id, 'mixed')),
  ...drawn('face at', [...Object.keys(FACES), 'mine'], portrait),
  ...drawn('invention', [...Object.keys(INVENTIONS), 'mine'], (id) => inventionPicture(id)),
  ...drawn('supply', [...Object.keys(SUPPLIES), 'mine'], (id) => supplyPicture(id, 'technological')),
  ...drawn('transport', [...Object.keys(TRANSPORTS), 'mine'], (id) => transportPicture(id, 'air')),
  ...drawn('good', [...GOOD_KINDS, 'mine'], good),
  ...drawn('missing', [...GOOD_KINDS, 'mine'], missingGood),
  ...SEATED.map((firms): [string, Drawing] => [`week done by ${firms}`, weekDoneScene(firms)]),
  ...SEATED.map((firms): [string, Drawing] => [`month lost by ${firms}`, lostScene(firms)]),
  ...SEATED.map((firms): [string, Drawing] => [`boat of ${firms}`, { box: '-30 -50 64 64', shapes: boat(firms, 4) }]),
  ...[6, 7, 8, 9].map((spaces): [string, Drawing] => {
    const { behind, before } = horizon({ width: 490, height: 98, spaces, quay: 30, fair: true });
    return [`horizon of ${spaces} days`, { box: '0 0 490 98', shapes: behind + before }];
  }),
  ['storm', { box: '0 0 200 126', shapes: storm(126) }],
  ['barometer', { box: '0 0 100 100', shapes: dial + needle }],
  ['innovation token', innovation],
  ['month won', wonScene],
  ['hull', hullOf],
  ...drawn('worker', [...Object.keys(PEOPLE), 'mine'], (id) => workerPicture(id)),
  ...drawn('unlit worker', [...Object.keys(PEOPLE), 'mine'], (id) => workerFace(id, { lit: false, morale: 0 })),
  ...drawn('boss', [...Object.keys(PEOPLE), 'mine'], (id) =>
    workerPicture(id, { inChair: true, morale: 5 }, { width: 92, height: 112 }),
  ),
  ...drawn('bust of', [...Object.keys(PEOPLE), 'mine'], (id) => workerBust(id)),
  ...drawn('project', [...Object.keys(PROJECTS), 'mine'], projectPicture),
  ...drawn('event of Boss', [...Object.keys(BOSS_EVENTS), 'mine'], bossEventPicture),
  ...drawn('issue', [...Object.keys(ISSUES), 'mine'], issuePicture),
  ...drawn('agenda', [...Object.keys(AGENDA), 'mine'], agendaPicture),
  ...[0, 1, 2, 3, 4, 5, 6].map((morale): [string, Drawing] => [`morale ${morale}`, moraleFace(morale)]),
  ...(['sealed', 'open', 'writing'] as const).map((state): [string, Drawing] => [`envelope ${state}`, envelope(state)]),
  ...(['exact', 'few', 'many'] as const).map((span): [string, Drawing] => [`span ${span}`, spanSign(span)]),
  ...[0, 0.3, 0.8, 1].map((part): [string, Drawing] => [`share of ${part}`, share(part)]),
  ...[true, false].flatMap((state): [string, Drawing][] => [
    [`book, closed ${state}`, book(state)],
    [`chair, crowned ${state}`, emptyChair(state)],
    [`lamp, lit ${state}`, lamp(state)],
  ]),
  ['waiting room', waitingRoom([{ id: 'agnes', morale: 4 }, {}, { id: 'mine' }])],
  ['roofs', { box: '-40 -80 80 80', shapes: flagRoof + legacyRoof('celia') }],
  ['till', till(5)],
  ['floors', floors()],
  ['crack', crack],
  ['hand', hand],
  ['headquarters', headquarters],
  ['van', van],
  ['purse', purse],
  ['court', court],
  ...drawn('bot', [...BOTS, 'Somebody'], (id) => botFace(id)),
  ...covers.map((cover, i): [string, Drawing] => [`cover of ${GAMES[i]}`, cover ?? { box: '', shapes: '' }]),
  ...[letItHappen, sendTheGuard, payTheCounter].map((answer, i): [string, Drawing] => [`answer ${i}`, answer]),
  ['die', die(5)],
  ['spinner', spinner],
  ['barrier', barrier],
  ['chair', chair],
  ['gavel', gavel],
  ['unicorn', unicorn],
  ['bargain', bargain(employee('dev-malik'), 'product')],
  ['dearest hire', dearest(employee('dev-malik'), 'product')],
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

test.each(ALL)('%s has paths that can be drawn to their end', (_, { shapes }) => {
  const paths = [...shapes.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  expect(paths.filter((path) => !/^[\s,]*(?:[MLHVCSQTAZ]|-?(?:\d+\.?\d*|\.\d+)|[\s,])*$/i.test(path ?? ''))).toEqual(
    [],
  );
});

test.each(ALL)('%s needs nothing that the content policy forbids', (_, { shapes }) => {
  expect(shapes).not.toMatch(/\sstyle=|<style|<script|\son[a-z]+=|href=|<image|<foreignObject|data:/);
});

test('every bot has a face of its own', () => {
  expect(new Set(BOTS.map((id) => botFace(id).shapes)).size).toBe(BOTS.length);
});

test('a stranger has the same face every time, and another stranger another one', () => {
  expect(stranger('Mira')).toEqual(stranger('Mira'));
  expect(stranger('Mira')).not.toEqual(stranger('Tom'));
});

test('the same drawing has the same shapes each time, so that it is not drawn again', () => {
  const priya = employee('priya-sharma');

  expect(face(priya, 'ops')).toEqual(face(priya, 'ops'));
});

test.each(ALL)('%s has at most one print', (_, { shapes }) => {
  expect(shapes.match(/<pattern/g)?.length ?? 0).toBeLessThan(2);
});
