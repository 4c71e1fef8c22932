import { be } from './people.mjs';
import { played } from './played.mjs';

const DAY = 86_400_000;

/** A finished game as the house would tell it: nobody plays it for a picture. */
const over = (table, days, scores) => {
  const best = [...scores].sort((a, b) => b - a);
  const places = scores.map((score, seat) => ({
    seat,
    rank: best.indexOf(score) + 1,
    score,
    won: score === best[0],
  }));
  const outcome = { headline: { key: 'none' }, places };
  return {
    table: { ...table, stage: 'over' },
    at: Date.now() - days * DAY,
    place: places[0].rank,
    won: places[0].won,
    outcome,
  };
};

/** Tables of many people: three wait for Mira, four are open to everybody, one can be watched. */
async function tables({ context, people }) {
  const names = ['Mira', 'Tom', 'Noor', 'Jonas', 'Zoe', 'Luis', 'Kemi'];
  const [mira, tom, noor, jonas, zoe, luis, kemi] = await Promise.all(names.map((name) => people.guest(name)));
  await be(context, mira);
  const opens = (host, wish) =>
    people.http('POST', '/api/tables', { options: {}, bots: {}, start: false, ...wish }, host.token);
  const sits = async (who, { id }, seat) => (await people.join(who, id))({ do: 'sit', seat });
  const starts = async (host, { id }) => (await people.join(host, id))({ do: 'start' });

  const auction = await opens(mira, { game: 'esop-wars', seats: 5, bots: { 3: 'strong', 4: 'casual' } });
  await sits(tom, auction, 1);
  await sits(noor, auction, 2);
  const firm = await opens(kemi, { game: 'boss', seats: 3, bots: { 2: 'casual' } });
  await sits(mira, firm, 1);
  await starts(kemi, firm);
  await opens(mira, { game: 'it-startup', seats: 2, bots: { 1: 'casual' }, start: true });
  const free = await opens(jonas, { game: 'ship-it', seats: 4, door: 'open' });
  await sits(zoe, free, 1);
  await opens(luis, { game: 'ship-shape', seats: 3, bots: { 2: 'casual' }, door: 'open' });
  await opens(kemi, { game: 'esop-wars', seats: 5, bots: { 1: 'casual', 3: 'beginner' }, door: 'open' });
  await opens(noor, { game: 'it-startup', seats: 2, door: 'open' });
  const seen = await opens(zoe, { game: 'ship-it', seats: 4, bots: { 2: 'casual', 3: 'strong' }, door: 'open' });
  await sits(luis, seen, 1);
  await starts(zoe, seen);
  await people.join(jonas, seen.id);
  await starts(mira, auction);
  const [table, ...more] = await Promise.all(
    [auction, firm, auction].map(({ id }) => people.http('GET', `/api/tables/${id}`)),
  );
  return [
    over({ ...table, id: 'won' }, 0, [96, 71, 64, 40, 38]),
    ...more.map((one, i) => over({ ...one, id: `over${i}` }, 2 * i + 1, i === 0 ? [61, 66, 40] : [20, 31, 48, 12, 10])),
  ];
}

const lobby =
  (selector) =>
  async ({ page, ...at }) => {
    const finished = await tables(at);
    await page.route('**/api/lobby', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), finished: { all: 74, tables: finished }, hidden: 2 } });
    });
    await page.goto('/tables');
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (selector) await page.locator(selector).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
  };

/** Mira's finished games as they were really played; `then` she opens a list. */
const finished =
  (then) =>
  async ({ page, context, people, phone }) => {
    const { mira } = await played(people);
    await be(context, mira);
    await page.goto('/tables');
    const list = page.getByRole('region', { name: 'Finished' });
    await list.getByText('is hidden').waitFor();
    await list.evaluate((region) => region.scrollIntoView({ block: 'center' }));
    if (then) await list.getByRole('button', { name: then, exact: true }).click();
    if (!phone) await page.mouse.move(0, 0);
    await page.waitForTimeout(500);
  };

/** A table that nobody came to is to go. */
async function deletes({ page, context, people }) {
  const mira = await people.guest('Mira');
  await be(context, mira);
  await people.http('POST', '/api/tables', { game: 'boss', seats: 3, bots: {} }, mira.token);
  await page.goto('/tables');
  await page.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('button', { name: 'Hold to delete' }).waitFor();
  await page.waitForTimeout(500);
}

async function empty({ page, context, people }) {
  await be(context, await people.guest('Ida'));
  await page.route('**/api/lobby', (route) =>
    route.fulfill({ json: { mine: [], open: [], running: [], finished: { all: 0, tables: [] }, hidden: 0 } }),
  );
  await page.goto('/tables');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(500);
}

export const aboutLobby = [
  { name: 'lobby', title: 'All tables: three wait for me', shoot: lobby() },
  { name: 'lobby-more', title: 'All tables, further down', shoot: lobby('aside section:last-child') },
  { name: 'lobby-finished', like: 'lobby', title: 'Finished games, one of them hidden', shoot: finished() },
  { name: 'lobby-hidden', like: 'lobby', title: 'What is hidden', shoot: finished('Show') },
  { name: 'lobby-delete', title: 'A table is to be deleted', shoot: deletes },
  { name: 'lobby-empty', title: 'All tables, when there are none', shoot: empty },
];
