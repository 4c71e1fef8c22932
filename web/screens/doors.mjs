import { be } from './people.mjs';
import { press, scene } from './scene.mjs';

/** Mira's table by days, open to everybody. */
async function byDays({ page, context, people }) {
  const mira = await people.guest('Mira');
  const table = await people.http(
    'POST',
    '/api/tables',
    { game: 'esop-wars', seats: 4, options: { tableClock: 'days' }, bots: { 2: 'casual.finn' }, door: 'open' },
    mira.token,
  );
  await (
    await people.join(await people.guest('Tom'), table.id)
  )({ do: 'sit', seat: 1 });
  await be(context, mira);
  await page.goto(`/t/${table.id}`);
  await page.getByText('Tom').first().waitFor();
  await page.getByRole('region', { name: 'The clock' }).evaluate((clock) => clock.scrollIntoView({ block: 'start' }));
  await page.waitForTimeout(500);
}

/** In the preferences: where the house writes to, before and after. */
const hooks =
  (url) =>
  async ({ page, phone }) => {
    if (phone) await press('The table')({ page });
    await press('Preferences')({ page });
    const prefs = page.getByRole('dialog', { name: 'Preferences' });
    if (url) {
      await prefs.getByLabel('Address').fill(url);
      await prefs.getByRole('button', { name: 'Keep it' }).click();
      await prefs.getByRole('button', { name: 'Send a test' }).waitFor();
    }
    await prefs.getByRole('region', { name: /webhook/i }).evaluate((hook) => hook.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(500);
  };

export const aboutTables = [
  { name: 'table-days', title: 'A table by days before the start', shoot: byDays },
  {
    name: 'hook',
    like: 'hook-kept',
    title: 'Where the house may write to',
    shoot: scene('esop-drop', { then: hooks() }),
  },
  {
    name: 'hook-kept',
    title: 'A webhook that is kept, and its secret',
    shoot: scene('esop-drop', { then: hooks('https://example.org/boardroom') }),
  },
];
