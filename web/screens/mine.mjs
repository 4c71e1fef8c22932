import { be } from './people.mjs';
import { played as firstEvenings } from './played.mjs';

const DAY = 86_400_000;
const floor = (game, seats, people, peopleWon, bots, botsWon) => ({ game, seats, people, peopleWon, bots, botsWon });
const played = (game, days, place, people) => ({
  table: days > 9 ? null : `t${days}`,
  game,
  seats: 4,
  people,
  place,
  won: place === 1,
  at: Date.now() - days * DAY,
});

/** Seventy games, as the house would tell them: nobody plays them for a picture. */
const games = {
  played: [
    played('esop-wars', 1, 1, 3),
    played('it-startup', 2, 2, 3),
    played('boss', 4, 3, 3),
    played('ship-it', 5, 1, 1),
    played('ship-shape', 8, 2, 2),
    played('esop-wars', 12, 4, 4),
  ],
  floors: [
    floor('esop-wars', 2, 0, 0, 2, 1),
    floor('esop-wars', 3, 4, 2, 2, 1),
    floor('esop-wars', 4, 5, 2, 4, 2),
    floor('esop-wars', 5, 7, 3, 3, 1),
    floor('it-startup', 2, 4, 2, 1, 1),
    floor('it-startup', 3, 4, 2, 3, 1),
    floor('it-startup', 4, 3, 1, 4, 2),
    floor('ship-it', 2, 0, 0, 3, 1),
    floor('ship-it', 3, 2, 1, 3, 1),
    floor('ship-it', 4, 4, 1, 2, 1),
    floor('ship-shape', 2, 0, 0, 3, 1),
    floor('ship-shape', 3, 1, 0, 2, 1),
    floor('ship-shape', 4, 2, 1, 1, 0),
    floor('boss', 1, 0, 0, 3, 1),
    floor('boss', 3, 3, 1, 0, 0),
  ],
  ratings: [
    {
      game: 'esop-wars',
      games: 16,
      rating: 1534,
      give: 62,
      course: [1500, 1512, 1490, 1474, 1491, 1520, 1508, 1530, 1551, 1527, 1534],
    },
    { game: 'it-startup', games: 11, rating: 1488, give: 80, course: [1500, 1488] },
    { game: 'ship-it', games: 6, rating: null, give: null, course: [] },
    { game: 'ship-shape', games: 3, rating: null, give: null, course: [] },
    { game: 'boss', games: 3, rating: null, give: null, course: [] },
  ],
  companions: [
    { guest: 'noor', name: 'Noor', games: 14, won: 6 },
    { guest: 'tom', name: 'Tom', games: 12, won: 7 },
    { guest: 'ada', name: 'Ada', games: 8, won: 3 },
    { guest: 'kemi', name: 'Kemi', games: 5, won: 1 },
  ],
  ratedFrom: 10,
  words: true,
};

/** My games: many of them, or none yet; on a phone perhaps further down. */
const mine =
  (told, selector) =>
  async ({ page, context, people }) => {
    const mira = await people.guest('Mira');
    await be(context, mira);
    await context.addInitScript(
      (kept) => localStorage.setItem('boardroom.words', JSON.stringify(kept)),
      told && { guest: mira.id, words: ['plank', 'otter', 'seven', 'mango', 'gavel'] },
    );
    if (told) await page.route('**/api/me/games', (route) => route.fulfill({ json: told }));
    await page.goto('/me');
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (selector) await page.locator(selector).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
  };

/** After two games that were really played. */
async function first({ page, context, people }) {
  const { mira } = await firstEvenings(people);
  await be(context, mira);
  await page.goto('/me');
  await page.getByText('Noor').first().waitFor();
  await page.waitForTimeout(500);
}

/** A table of Mira's, and her phone beside it. */
async function withPhone({ context, people }, start) {
  const mira = await people.guest('Mira');
  await be(context, mira);
  const bots = { 1: 'casual.finn', 2: 'casual.sanna' };
  const wish = { game: 'it-startup', seats: 3, options: {}, bots, start };
  const table = await people.http('POST', '/api/tables', wish, mira.token);
  const { code } = await people.http('POST', '/api/me/devices', { table: table.id }, mira.token);
  const other = () => people.http('POST', '/api/devices', { code });
  return { table: table.id, other };
}

async function device({ page, ...at }) {
  const { table } = await withPhone(at, false);
  await page.route('**/api/house', (route) =>
    route.fulfill({ json: { reach: 'http://boardroom.example', taking: true } }),
  );
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Go on with another device' }).first().click();
  await page.getByText(/works once/).waitFor();
  await page.waitForTimeout(500);
}

async function elsewhere({ page, ...at }) {
  const { table, other } = await withPhone(at, true);
  await at.people.join(await other(), table);
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Play here' }).waitFor();
  await page.waitForTimeout(900);
}

export const aboutMe = [
  { name: 'my-games', title: 'My games: a street at night', shoot: mine(games) },
  { name: 'my-games-words', title: 'My games: five words, and a way out', shoot: mine(games, '#my-key') },
  { name: 'my-games-first', like: 'my-games', title: 'My games after the first evenings', shoot: first },
  { name: 'my-games-none', title: 'My games before the first', shoot: mine(null) },
  { name: 'device', title: 'Going on with another device', shoot: device },
  { name: 'device-other', title: 'A device that watches while the other one moves', shoot: elsewhere },
];
