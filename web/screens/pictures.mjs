import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutAbsent } from './absent.mjs';
import { aboutTables } from './doors.mjs';
import { aboutLobby } from './lobby.mjs';
import { aboutMemory, looksBackAtTheGame } from './memory.mjs';
import { aboutMe } from './mine.mjs';
import { be } from './people.mjs';
import { press, scene } from './scene.mjs';

/** Every step of a game's guide, as it is told in the guided first game; none where a game has no guide. */
function stepsOf(game) {
  const file = join(import.meta.dirname, '../../games/src/main/resources/boxes', game, 'guide.json');
  const steps = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).steps : [];
  return steps.map(({ id }, i) => ({
    name: `guide-${game}-${id}`,
    title: `The guide: ${id}`,
    shoot: scene(`guide-${game}-${id}`, {
      settle: 1600,
      told: ['opening', ...steps.slice(0, i).map((step) => step.id)],
    }),
  }));
}

/** Opens the film of a finished game at a moment worth seeing. */
async function replays({ page }) {
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.deck .pin').first().click();
  await page.waitForTimeout(450);
}

async function branches(seen) {
  await replays(seen);
  await press('Play on from here')(seen);
}

/** Ends the showing of what just happened, if it still runs, as somebody does who has seen enough. */
async function goOn({ page, phone }) {
  const button = page.locator('.go .on');
  if (await button.isVisible()) await (phone ? button.tap() : button.click());
  await button.waitFor({ state: 'detached' });
  // Whatever stands there next is not pointed at.
  if (!phone) await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
}

/** Past what is shown before, to what is to be seen, and some time of it. */
function goesOnUntil(seen, settle) {
  return async ({ page }) => {
    const there = page
      .locator('main')
      .locator(seen)
      .or(page.locator(`.left ${seen}`))
      .first();
    while (!(await there.isVisible())) {
      await page.locator('.do .on').click();
      await page.waitForTimeout(300);
    }
    await page.waitForTimeout(settle);
  };
}

async function home({ page, context, people }) {
  const mira = await people.guest('Mira');
  await be(context, mira);
  await people.http(
    'POST',
    '/api/tables',
    { game: 'esop-wars', seats: 3, options: {}, bots: { 1: 'casual.finn', 2: 'casual.sanna' }, start: true },
    mira.token,
  );
  await page.goto('/');
  await page
    .getByRole('button', { name: /from the shelf$/ })
    .first()
    .waitFor();
  await page.waitForTimeout(500);
}

/** The table before the start, seen by its host or by a guest who has just sat down. */
const waiting =
  (asHost, game = 'esop-wars', seats = 5) =>
  async ({ page, context, people }) => {
    const [mira, tom] = [await people.guest('Mira'), await people.guest('Tom')];
    const table = await people.http(
      'POST',
      '/api/tables',
      { game, seats, options: {}, bots: { 2: 'casual.finn' }, start: false },
      mira.token,
    );
    const [viewer, other] = asHost ? [mira, tom] : [tom, mira];
    const tomsSocket = await people.join(tom, table.id);
    await tomsSocket({ do: 'sit', seat: 1 });
    if (!asHost) await people.join(other, table.id);
    await be(context, viewer);
    await page.goto(`/t/${table.id}`);
    await page.getByText('Tom').first().waitFor();
    await page.waitForTimeout(500);
  };

/** Mira, Ida and Tom at one screen: their chairs, or the game with `then`. */
const together =
  (then) =>
  async ({ page, context, people }) => {
    const mira = await people.guest('Mira');
    const table = await people.http('POST', '/api/tables', { game: 'it-startup', seats: 4 }, mira.token);
    const sends = await people.join(mira, table.id);
    await sends({ do: 'sit', seat: 1, name: 'Ida' });
    await sends({ do: 'sit', seat: 2, name: 'Tom' });
    await sends({ do: 'seat-bot', seat: 3, bot: 'casual.finn' });
    people.leave();
    await be(context, mira);
    await page.goto(`/t/${table.id}`);
    await page.getByText('One screen, three chairs').waitFor();
    if (then) await then(page);
    await page.waitForTimeout(500);
  };

async function startsTogether(page) {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /hold to open/ }).waitFor();
}

async function opensTheCurtain(page) {
  await startsTogether(page);
  await page.getByRole('button', { name: /hold to open/ }).focus();
  await page.keyboard.down('Enter');
  await page.locator('.act').first().waitFor();
  await page.keyboard.up('Enter');
}

/** The others talk, and the viewer joins in. */
const talks =
  (then) =>
  async ({ page, phone, sends }) => {
    const [tom, noor] = [...sends.values()];
    await tom({ do: 'say', text: 'Did you really just bid on a designer?' });
    await page.getByRole('button', { name: /^Chat/ }).last().click();
    await page.getByLabel('Say something').fill('She draws the pitch deck. The pitch deck is the product.');
    await page.keyboard.press('Enter');
    await tom({ do: 'mood', mood: 'ouch' });
    await noor({ do: 'say', text: 'She says no to nine features. I need that in my life.' });
    await noor({ do: 'say', text: '3.25, final offer. Probably.' });
    await noor({ do: 'mood', mood: 'nice' });
    if (then) await then({ page, phone });
    if (!phone) await page.mouse.move(0, 0);
    await page.waitForTimeout(400);
  };

/** A mood stands over the seat of whoever shows it, for a moment. */
async function showsMood({ page, sends }) {
  const [tom] = [...sends.values()];
  await tom({ do: 'mood', mood: 'ouch' });
  await page.locator('.pop').first().waitFor();
  await page.waitForTimeout(300);
}

/** Those who look on talk apart from those who play. */
async function watchersTalk({ page, phone, people, table }) {
  const [sven, ida] = [await people.guest('Sven'), await people.guest('Ida')];
  const says = async (who, text) => (await people.join(who, table))({ do: 'say', text });
  await says(sven, 'She will regret that designer.');
  await says(ida, 'Wait for the market. Land Grab pays for everything.');
  await page.getByRole('button', { name: /^Chat/ }).last().click();
  await page.getByLabel('Say something').fill('My money is on Beta.');
  await page.keyboard.press('Enter');
  if (!phone) await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
}

/** One of them is no longer heard, and the host has closed the chat. */
async function mutesAndCloses({ page }) {
  await page.getByRole('button', { name: 'Do not hear Tom any more' }).first().click();
  await page.getByRole('button', { name: 'Close the chat for all' }).click();
}

const house = [
  { name: 'home', title: 'Home, with a table to come back to', shoot: home },
  { name: 'table-waiting', title: 'A table before the start, seen by its host', shoot: waiting(true) },
  { name: 'table-waiting-guest', title: 'The same table, seen by a guest', shoot: waiting(false) },
  { name: 'hotseat-chairs', title: 'Three chairs at one screen', shoot: together() },
  { name: 'hotseat-curtain', title: 'The curtain between people at one screen', shoot: together(startsTogether) },
  { name: 'hotseat-front', title: 'One of three in front of the screen', shoot: together(opensTheCurtain) },
  { name: 'drawer-rules', title: 'The rules drawer', shoot: scene('esop-drop', { then: press('Rules') }) },
  { name: 'drawer-prefs', title: 'The preferences', shoot: scene('esop-drop', { then: opensPreferences }) },
  { name: 'talk', title: 'The chat beside the board', shoot: scene('esop-auction', { then: talks() }) },
  {
    name: 'talk-closed',
    title: 'The chat, closed by the host, with somebody muted',
    shoot: scene('esop-auction', { then: talks(mutesAndCloses) }),
  },
  { name: 'talk-mood', like: 'talk', title: 'A mood over a seat', shoot: scene('esop-auction', { then: showsMood }) },
  {
    name: 'talk-watchers',
    like: 'talk',
    title: 'Watchers talk apart',
    shoot: scene('esop-auction-watch', { then: watchersTalk }),
  },
  { name: 'reconnecting', title: 'The line is cut', shoot: reconnecting },
  { name: 'refused', title: 'A bid that came too late', shoot: refused },
  ...aboutTables,
  ...aboutMemory,
  ...aboutAbsent,
  ...aboutMe,
  ...aboutLobby,
];

const esopWars = [
  { name: 'esop-auction', title: 'A lot under the hammer', shoot: scene('esop-auction') },
  { name: 'esop-auction-first', title: 'The first lot, with hints', shoot: scene('esop-auction-first') },
  { name: 'esop-auction-leading', title: 'Leading a lot', shoot: scene('esop-auction-leading') },
  { name: 'esop-auction-asked', title: 'Asked in turn, without a clock', shoot: scene('esop-auction-asked') },
  { name: 'esop-auction-watch', title: 'A lot, seen by a watcher', shoot: scene('esop-auction-watch') },
  { name: 'esop-auction-late', title: 'The last lots, with perks', shoot: scene('esop-auction-late') },
  { name: 'esop-draft', title: 'Founding a company', shoot: scene('esop-draft') },
  { name: 'esop-lock', title: 'Locking the company in', shoot: scene('esop-lock') },
  { name: 'esop-wildcard', title: 'Playing the wildcard', shoot: scene('esop-wildcard') },
  {
    name: 'esop-market',
    title: 'The market is revealed',
    shoot: scene('esop-market', { then: goesOnUntil('article.card', 3500) }),
  },
  { name: 'esop-drop', title: 'One of three has to go', shoot: scene('esop-drop', { then: goOn }) },
  {
    name: 'esop-drop-chosen',
    title: 'The choice is made, others still think',
    shoot: scene('esop-drop-chosen', { then: goOn }),
  },
  { name: 'esop-secondary', title: 'The second auction', shoot: scene('esop-secondary') },
  { name: 'esop-secondary-leading', title: 'Leading in the second auction', shoot: scene('esop-secondary-leading') },
  { name: 'esop-exit', title: 'The exit', shoot: scene('esop-exit', { then: goesOnUntil('.skyline', 2000) }) },
  { name: 'esop-past', title: 'Looking back', shoot: scene('esop-auction', { then: looksBackAtTheGame }) },
  { name: 'esop-replay', title: 'The film of a finished game', shoot: scene('esop-end', { then: replays }) },
  { name: 'esop-branch', title: 'Playing on from a moment', shoot: scene('esop-end', { then: branches }) },
  { name: 'esop-end', title: 'The end', shoot: scene('esop-end', { settle: 2000 }) },
  {
    name: 'esop-end-disqualified',
    title: 'The end, with a team disqualified',
    shoot: scene('esop-end-disqualified', { settle: 2000 }),
  },
  { name: 'esop-end-nobody', title: 'The end, without a winner', shoot: scene('esop-end-nobody', { settle: 2000 }) },
  { name: 'esop-end-watched', title: 'The end, seen by a watcher', shoot: scene('esop-end-watched', { settle: 2000 }) },
];

const itStartup = [
  {
    name: 'its-mulligan',
    title: 'Two cards of the opening hand go back',
    shoot: scene('its-mulligan', { then: goesBack }),
  },
  { name: 'its-first-turn', title: 'The first turn', shoot: scene('its-first-turn') },
  { name: 'its-turn', title: 'A turn', shoot: scene('its-turn') },
  { name: 'its-turn-late', title: 'A late turn', shoot: scene('its-turn-late') },
  { name: 'its-target', title: 'A card is aimed', shoot: scene('its-turn', { then: aims }) },
  { name: 'its-sell', title: 'A card is taken in hand', shoot: scene('its-turn-late', { then: takes }) },
  { name: 'its-four', title: 'Four players', shoot: scene('its-four') },
  { name: 'its-answer', title: 'Answering a card', shoot: scene('its-answer') },
  { name: 'its-answer-watched', title: 'Somebody else answers', shoot: scene('its-answer-watched') },
  { name: 'its-bonus', title: 'The planning bonus', shoot: scene('its-bonus') },
  { name: 'its-look', title: 'Taking one of the top cards', shoot: scene('its-look') },
  { name: 'its-waiting', title: 'Waiting for a turn', shoot: scene('its-waiting') },
  { name: 'its-planned', title: 'Nothing left to spend', shoot: scene('its-planned') },
  { name: 'its-2v2', title: 'Two against two', shoot: scene('its-2v2') },
  { name: 'its-open-hands', title: 'With open hands', shoot: scene('its-open-hands') },
  { name: 'its-watch', title: 'A turn, seen by a watcher', shoot: scene('its-watch') },
  { name: 'its-end', title: 'The end', shoot: scene('its-end', { settle: 2000 }) },
  { name: 'its-end-2v2', title: 'The end of two against two', shoot: scene('its-end-2v2', { settle: 2000 }) },
];

const shipIt = [
  { name: 'ship-waiting', title: 'A table before the start', shoot: waiting(true, 'ship-it', 4) },
  { name: 'ship-corporation', title: 'Founding a company', shoot: scene('ship-corporation', { then: founds }) },
  { name: 'ship-presets', title: 'Choosing a ready-made company, with advice', shoot: scene('ship-presets') },
  { name: 'ship-draft', title: 'Sealed bids', shoot: scene('ship-draft', { then: goOn }) },
  {
    name: 'ship-draft-reveal',
    title: 'The sheets are opened',
    shoot: scene('ship-draft-reveal', { then: toTheSheets }),
  },
  {
    name: 'ship-planning',
    title: 'Planning a round',
    shoot: scene('ship-planning', { then: looksInto('Monetization') }),
  },
  { name: 'ship-planning-live', title: 'The last slots are claimed', shoot: scene('ship-planning-live') },
  {
    name: 'ship-planning-late',
    title: 'Planning the last round',
    shoot: scene('ship-planning-late', { then: looksInto('IPO Prep') }),
  },
  { name: 'ship-turns', title: 'Planning in turns', shoot: scene('ship-turns') },
  { name: 'ship-watch', title: 'The last slots, seen by a watcher', shoot: scene('ship-watch') },
  { name: 'ship-plans', title: 'The plans are opened', shoot: scene('ship-resolution', { settle: 1500 }) },
  {
    name: 'ship-resolution',
    title: 'The round resolves: users',
    shoot: scene('ship-resolution', { then: press('Users') }),
  },
  {
    name: 'ship-milestones',
    title: 'The round resolves: milestones',
    shoot: scene('ship-resolution', { then: press('Milestones') }),
  },
  { name: 'ship-event', title: 'The event', shoot: scene('ship-resolution', { then: toTheEvent }) },
  { name: 'ship-response', title: 'Responding to an event', shoot: scene('ship-response', { then: goOn }) },
  { name: 'ship-sprint', title: 'The sprint', shoot: scene('ship-sprint') },
  { name: 'ship-end', title: 'The end', shoot: scene('ship-end', { settle: 2000 }) },
  { name: 'ship-puzzle', title: 'Half a program', shoot: scene('ship-puzzle', { then: programs }) },
  { name: 'ship-puzzle-untimed', title: 'The puzzle, untimed', shoot: scene('ship-puzzle-untimed', { then: goesOn }) },
  {
    name: 'ship-puzzle-done',
    title: 'Waiting for the other programs',
    shoot: scene('ship-puzzle-done', { then: goesOn }),
  },
  {
    name: 'ship-puzzle-over',
    title: 'Looking back at the programs',
    shoot: scene('ship-puzzle-over', { then: looksBack }),
  },
  { name: 'ship-practice', title: 'Practising alone', shoot: practice },
];

const shipShape = [
  { name: 'shape-waiting-table', title: 'A table before the start', shoot: waiting(true, 'ship-shape', 4) },
  { name: 'shape-start', title: 'The first turn, four firms', shoot: scene('shape-start') },
  { name: 'shape-start-three', title: 'The first turn, three firms', shoot: scene('shape-start-three') },
  { name: 'shape-start-two', title: 'The first turn, two firms', shoot: scene('shape-start-two') },
  { name: 'shape-start-alone', title: 'Alone with bots, as a team', shoot: scene('shape-start-alone') },
  { name: 'shape-turn', title: 'A turn', shoot: scene('shape-turn') },
  { name: 'shape-turn-pick', title: 'A card of the pool is tried out', shoot: scene('shape-turn', { then: tries }) },
  { name: 'shape-turn-late', title: 'A turn of the third week', shoot: scene('shape-turn-late') },
  { name: 'shape-turn-pool', title: 'The pool behind its tab', shoot: scene('shape-turn', { then: opensTab('Pool') }) },
  { name: 'shape-waiting', title: 'Somebody else is on', shoot: scene('shape-waiting') },
  { name: 'shape-watch', title: 'A turn, seen by a watcher', shoot: scene('shape-watch') },
  { name: 'shape-hints', title: 'A turn with hints', shoot: scene('shape-hints') },
  { name: 'shape-large', title: 'Large pools, an order more, nine days', shoot: scene('shape-large') },
  { name: 'shape-no-talk', title: 'Without trades and joint orders', shoot: scene('shape-no-talk') },
  { name: 'shape-collect', title: 'The order of collecting', shoot: scene('shape-collect') },
  {
    name: 'shape-collect-moved',
    title: 'Another order of collecting',
    shoot: scene('shape-collect', { then: movesCard }),
  },
  { name: 'shape-commission', title: 'Commissioning', shoot: scene('shape-turn', { then: acts('commission') }) },
  {
    name: 'shape-commission-picked',
    title: 'What a card would bring',
    shoot: scene('shape-turn', { then: picksFromPool }),
  },
  { name: 'shape-refresh', title: 'A fresh pool', shoot: scene('shape-turn', { then: acts('refresh') }) },
  { name: 'shape-fulfil', title: 'An order is ready', shoot: scene('shape-fulfil', { then: acts('fulfil') }) },
  {
    name: 'shape-together',
    title: 'Shipping together',
    shoot: scene('shape-together', { then: opensOrder('storm-anchor') }),
  },
  { name: 'shape-joint-waiting', title: 'The partner is asked', shoot: scene('shape-joint-waiting') },
  { name: 'shape-joint-asked', title: 'Asked to ship together', shoot: scene('shape-joint-asked') },
  { name: 'shape-trade', title: 'Putting an offer together', shoot: scene('shape-turn', { then: composes }) },
  { name: 'shape-asked', title: 'An offer to me', shoot: scene('shape-asked') },
  { name: 'shape-asked-all', title: 'An offer to all', shoot: scene('shape-asked-all') },
  { name: 'shape-invited', title: 'What would you trade?', shoot: scene('shape-invited') },
  { name: 'shape-declined', title: 'A bot declines and says why', shoot: scene('shape-declined') },
  { name: 'shape-counters', title: 'Choosing among counter-offers', shoot: scene('shape-counters') },
  { name: 'shape-store', title: 'More than ten tokens', shoot: scene('shape-store') },
  { name: 'shape-settle', title: 'The settlement', shoot: scene('shape-settle', { then: goOn }) },
  { name: 'shape-settled', title: 'Settled, others still think', shoot: scene('shape-settled', { then: goOn }) },
  { name: 'shape-week', title: 'The postcards of a week', shoot: scene('shape-week', { settle: 4500 }) },
  { name: 'shape-failed-week', title: 'A failed week', shoot: scene('shape-failed-week', { settle: 4500 }) },
  { name: 'shape-danger', title: 'A week in danger', shoot: scene('shape-danger') },
  {
    name: 'shape-danger-timetable',
    title: 'The timetable of a week in danger',
    shoot: scene('shape-danger', { then: opensTimetable }),
  },
  {
    name: 'shape-danger-last-day',
    title: 'The last day',
    shoot: scene('shape-danger-last-day', { then: opensTimetable }),
  },
  { name: 'shape-lost', title: 'A lost month', shoot: scene('shape-lost', { settle: 2500 }) },
  {
    name: 'shape-lost-together',
    title: 'Lost, and together you had everything',
    shoot: scene('shape-lost-together', { settle: 2500 }),
  },
  { name: 'shape-won', title: 'A won month', shoot: scene('shape-won', { settle: 2500 }) },
  { name: 'shape-won-tie', title: 'Won by the fleet', shoot: scene('shape-won-tie', { settle: 2500 }) },
  { name: 'shape-won-shared', title: 'A shared win', shoot: scene('shape-won-shared', { settle: 2500 }) },
  {
    name: 'shape-won-watched',
    title: 'The end, seen by a watcher',
    shoot: scene('shape-won-watched', { settle: 2500 }),
  },
  { name: 'shape-penalty-end', title: 'Won, with a failed week', shoot: scene('shape-penalty-end', { settle: 2500 }) },
  { name: 'shape-team', title: 'A team is rated', shoot: scene('shape-team', { settle: 2500 }) },
  { name: 'shape-team-lost', title: 'A team has lost', shoot: scene('shape-team-lost', { settle: 2500 }) },
];

const boss = [
  { name: 'boss-waiting', title: 'A table before the start', shoot: waiting(true, 'boss', 4) },
  { name: 'boss-first', title: 'The first bid', shoot: scene('boss-first') },
  { name: 'boss-hiring-bid', title: 'A sealed bid for people', shoot: scene('boss-hiring-bid', { then: goOn }) },
  { name: 'boss-hiring-sealed', title: 'Sealed, others still write', shoot: scene('boss-hiring-sealed') },
  { name: 'boss-hiring-reveal', title: 'The $ are turned over', shoot: scene('boss-hiring-reveal', { settle: 3500 }) },
  { name: 'boss-hiring-pick', title: 'Picking people', shoot: scene('boss-hiring-pick', { then: goOn }) },
  { name: 'boss-organisation-first', title: 'The first chart', shoot: scene('boss-organisation-first') },
  { name: 'boss-organisation', title: 'The chart is redrawn', shoot: scene('boss-organisation', { then: goOn }) },
  { name: 'boss-organisation-late', title: 'A chart of the tenth round', shoot: scene('boss-organisation-late') },
  { name: 'boss-organisation-done', title: 'Done, others still draw', shoot: scene('boss-organisation-done') },
  { name: 'boss-retire', title: 'The founder may retire', shoot: scene('boss-retire') },
  { name: 'boss-vacancy', title: 'The chair is empty', shoot: scene('boss-vacancy') },
  { name: 'boss-event', title: 'An event', shoot: scene('boss-event', { settle: 3500 }) },
  { name: 'boss-event-choice', title: 'An event asks', shoot: scene('boss-event-choice') },
  { name: 'boss-event-waiting', title: 'Others are asked', shoot: scene('boss-event-waiting') },
  { name: 'boss-project-bid', title: 'A sealed bid for projects', shoot: scene('boss-project-bid') },
  { name: 'boss-project-pick', title: 'Picking projects', shoot: scene('boss-project-pick', { then: goOn }) },
  { name: 'boss-tender', title: 'A public tender', shoot: scene('boss-tender', { then: goOn }) },
  { name: 'boss-production', title: 'Planning the work', shoot: scene('boss-production', { then: goOn }) },
  {
    name: 'boss-production-late',
    title: 'Planning the work, late',
    shoot: scene('boss-production-late', { then: goOn }),
  },
  { name: 'boss-produced', title: 'What was delivered', shoot: scene('boss-produced', { settle: 3500 }) },
  { name: 'boss-issue', title: 'An issue', shoot: scene('boss-issue', { then: goOn }) },
  { name: 'boss-issue-waiting', title: 'Others have issues', shoot: scene('boss-issue-waiting') },
  { name: 'boss-short', title: 'Not enough for payroll', shoot: scene('boss-short') },
  { name: 'boss-short-waiting', title: 'Others are short', shoot: scene('boss-short-waiting') },
  { name: 'boss-payday', title: 'Payday', shoot: scene('boss-payday', { settle: 3500 }) },
  { name: 'boss-watch', title: 'Drawing charts, seen by a watcher', shoot: scene('boss-watch') },
  { name: 'boss-two', title: 'Two companies', shoot: scene('boss-two') },
  { name: 'boss-five', title: 'Five companies', shoot: scene('boss-five') },
  { name: 'boss-open-books', title: 'With open books', shoot: scene('boss-open-books') },
  { name: 'boss-first-game', title: 'The first game', shoot: scene('boss-first-game') },
  { name: 'boss-colours', title: 'Colours and strict layers', shoot: scene('boss-colours') },
  { name: 'boss-deals', title: 'The Deals window', shoot: scene('boss-deals') },
  { name: 'boss-deals-asked', title: 'An offer to me', shoot: scene('boss-deals-asked') },
  { name: 'boss-partners', title: 'Partners', shoot: scene('boss-partners') },
  { name: 'boss-solo', title: 'Alone against the rival', shoot: scene('boss-solo') },
  { name: 'boss-solo-took', title: 'The rival goes first', shoot: scene('boss-solo-took', { then: goOn }) },
  { name: 'boss-solo-projects', title: 'The rival and projects', shoot: scene('boss-solo-projects', { then: goOn }) },
  { name: 'boss-solo-won', title: 'The rival is beaten', shoot: scene('boss-solo-won', { settle: 2500 }) },
  { name: 'boss-solo-lost', title: 'The rival keeps the market', shoot: scene('boss-solo-lost', { settle: 2500 }) },
  { name: 'boss-replay', title: 'The film of a finished game', shoot: scene('boss-end', { then: replays }) },
  { name: 'boss-end', title: 'The end', shoot: scene('boss-end', { settle: 2500 }) },
  { name: 'boss-end-goal', title: 'Ended by a goal', shoot: scene('boss-end-goal', { settle: 2500 }) },
  { name: 'boss-end-dry', title: 'Fourteen rounds with five', shoot: scene('boss-end-dry', { settle: 2500 }) },
  { name: 'boss-end-partners', title: 'The end of partners', shoot: scene('boss-end-partners', { settle: 2500 }) },
  { name: 'boss-end-watched', title: 'The end, seen by a watcher', shoot: scene('boss-end-watched', { settle: 2500 }) },
];

/** Every moment that is photographed, in the order of the page that shows them. */
export const games = [
  { id: 'house', title: 'The house', moments: house },
  { id: 'esop-wars', title: 'ESOP Wars', moments: [...esopWars, ...stepsOf('esop-wars')] },
  { id: 'it-startup', title: 'IT Startup', moments: [...itStartup, ...stepsOf('it-startup')] },
  { id: 'ship-it', title: 'Ship It!', moments: [...shipIt, ...stepsOf('ship-it')] },
  { id: 'ship-shape', title: 'Ship Shape', moments: [...shipShape, ...stepsOf('ship-shape')] },
  { id: 'boss', title: 'Boss', moments: [...boss, ...stepsOf('boss')] },
];

/** On a phone the preferences lie behind the table's own drawer. */
async function opensPreferences({ page, phone }) {
  if (phone) await press('The table')({ page });
  await press('Preferences')({ page });
}

/** What is still being shown of the round before is gone past. */
async function goesOnTo(page, region) {
  for (let i = 0; i < 12 && !(await page.getByRole('region', { name: region }).isVisible()); i++) {
    await page.locator('.act button').last().click();
    await page.waitForTimeout(300);
  }
}

async function goesOn({ page }) {
  await goesOnTo(page, 'Your program');
}

/** The programs of a puzzle that is over, after some steps of the first. */
async function looksBack({ page }) {
  await goesOnTo(page, 'The programs');
  await page.waitForTimeout(2500);
}

/** Half a program, and some steps of it. */
async function programs({ page }) {
  await goesOn({ page });
  for (const key of ['5', '+', '8', '2', 'f', '7', '1', '6', '4', 'ArrowLeft']) await page.keyboard.press(key);
  for (let step = 0; step < 12; step++) await page.keyboard.press('.');
  await page.waitForTimeout(600);
}

async function practice({ page }) {
  await page.goto('/practice/ship-it/4/4');
  await page.getByRole('region', { name: 'Your program' }).waitFor();
  for (const key of ['5', '+', '8', '2', 'f', '7', '1', '6', '4', 'ArrowLeft']) await page.keyboard.press(key);
  for (let step = 0; step < 46; step++) await page.keyboard.press('.');
  await page.waitForTimeout(600);
}

/** Two cards of the opening hand are put aside. */
async function goesBack({ page }) {
  const cards = page.getByRole('switch');
  await cards.nth(2).click();
  await cards.nth(4).click();
  await page.waitForTimeout(450);
}

/** A card is taken in hand, the dearest that can be played. */
async function takes({ page }) {
  await page.locator('[data-hand]').last().focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(450);
}

/** A card that is aimed at somebody is taken in hand and aimed. */
async function aims({ page }) {
  const cards = page.locator('.hc.can');
  for (let i = (await cards.count()) - 1; i >= 0; i--) {
    await cards.nth(i).focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    const targets = page.locator('.emp.target, .aimed');
    if ((await targets.count()) > 0) {
      await targets.first().focus();
      await page.keyboard.press('Enter');
      break;
    }
    await page.keyboard.press('Escape');
  }
  await page.waitForTimeout(600);
}

/** The line is cut while the person looks on. */
async function reconnecting(shot) {
  const cut = [];
  await shot.page.routeWebSocket(/\/ws$/, (socket) => {
    if (cut.length) return socket.close();
    const server = socket.connectToServer();
    cut.push(() => (socket.close(), server.close()));
  });
  await scene('esop-drop', { then: goOn })(shot);
  cut.forEach((close) => close());
  await shot.page.waitForTimeout(1500);
}

/** A bid that came too late: the server's refusal, shown where it was made. */
async function refused(shot) {
  await shot.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    // The answer to something already closed: what a slow finger sends.
    socket.onMessage((frame) => server.send(String(frame).replace(/"decision":"lot-\d+"/, '"decision":"lot-1"')));
  });
  await scene('esop-auction', { settle: 300 })(shot);
  await shot.page.keyboard.press('1');
  await shot.page.waitForTimeout(700);
}

/** A card of each kind is picked: Rocket Fuel. */
async function founds({ page }) {
  for (const card of ['VC-Heavy', 'Move-Fast', 'Consumer App'])
    await page.locator('main').getByRole('button', { name: card }).click();
  await page.waitForTimeout(450);
}

/** Somebody from the bench is held over a room: the whole sum is shown. */
function looksInto(room) {
  return async ({ page, phone }) => {
    const there = page.locator('main').getByRole('button', { name: room }).first();
    if (phone) await there.tap();
    else await there.hover();
    await page.waitForTimeout(700);
  };
}

/** Past the round before, to the sheets as they are opened one after the other. */
async function toTheSheets({ page }) {
  const opened = page.locator('main').getByText('The sheets are opened');
  while (!(await opened.isVisible())) {
    await page.locator('.go .on').click();
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(3200);
}

async function toTheEvent({ page }) {
  await page.getByRole('button', { name: 'To the event' }).click();
  await page.waitForTimeout(2600);
}

/** Opens an order that can only be sent by two. */
function opensOrder(card) {
  return async ({ page, phone }) => {
    const order = page.locator(`[data-order="${card}"] button`).first();
    await (phone ? order.tap() : order.click());
    await page.waitForTimeout(450);
  };
}

/** Buttons of the bar are pressed, as far as they are there. */
function acts(...ids) {
  return async ({ page, phone }) => {
    for (const id of ids) {
      const button = page.locator(`.act [data-act="${id}"]:not([aria-disabled="true"])`).first();
      if (!(await button.isVisible())) continue;
      await (phone ? button.tap() : button.click());
      await page.waitForTimeout(450);
    }
  };
}

/** On a phone what stands beside the mat lies behind a tab. */
function opensTab(name) {
  return async ({ page, phone }) => {
    if (phone) await press(name)({ page });
  };
}

/** A card of the pool beside the mat is tried out; on a phone on the mat itself. */
async function tries({ page, phone }) {
  if (phone) return picksFromPool({ page, phone });
  await page.locator('[aria-pressed="false"]:not([aria-disabled="true"]):not(main *)').last().click();
  await page.waitForTimeout(600);
}

async function picksFromPool({ page, phone }) {
  await acts('commission')({ page, phone });
  const card = page.locator('main .quay [aria-pressed="false"]:not([aria-disabled="true"])').first();
  await (phone ? card.tap() : card.click());
  await page.waitForTimeout(600);
}

/** The first supply is carried to the end by the keys. */
async function movesCard({ page }) {
  await page.getByRole('button', { name: /place 1: move it$/ }).focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.waitForTimeout(600);
}

/** One token is put into each tray. */
async function composes({ page, phone }) {
  await acts('trade')({ page, phone });
  for (const side of ['give', 'want']) {
    const more = page.locator(`[data-tray="${side}"]`).getByRole('button', { name: /more$/ });
    const able = more.and(page.locator(':enabled:not([aria-disabled="true"])'));
    await able.nth(side === 'give' ? 0 : (await able.count()) - 1).click();
  }
  await page.waitForTimeout(700);
}

async function opensTimetable({ page }) {
  await page
    .getByRole('button', { name: /timetable/i })
    .first()
    .click();
  await page.waitForTimeout(600);
}
