import { arrive, faults } from './player';
import { expect, test } from './test';

// Nothing but the page itself keeps a text from being run: the content policy is not asked.
test.use({ bypassCSP: true });

/** What would run if any of it were taken for more than text. */
const SCRIPT = '<img src=x onerror="window.stolen=1"><script>window.stolen=1</script>';

interface Box {
  title: string;
  [more: string]: unknown;
}

/** The same box, with every name and text that people read made hostile. */
function hostile(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => hostile(one));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, hostile(one, name)]));
  return typeof value === 'string' && ['name', 'title', 'text'].includes(key) ? `${value} ${SCRIPT}` : value;
}

test('a box whose cards carry markup is played, and nothing of it runs', async ({ page }) => {
  const wrong = faults(page);
  await arrive(page, 'Mira');
  await page.goto('/');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('boardroom.guest') ?? '{}') as { token: string }).token,
  );
  const box = hostile(await (await page.request.get('/api/games/esop-wars/box')).json()) as Box;
  const made = await page.request.post('/api/tables', {
    data: { game: 'esop-wars', seats: 2, bots: { '1': 'random' }, box, start: true },
    headers: { Authorization: `Bearer ${token}` },
  });
  const table = (await made.json()) as { id: string };
  expect(made.status(), JSON.stringify(table)).toBe(201);

  await page.goto(`/t/${table.id}`);
  await expect(page.locator('.act h2').first()).toBeVisible();
  await expect(page.locator('body')).toContainText('<script>window.stolen=1</script>');
  await page.keyboard.press('a');
  await expect(page.locator('body')).toContainText('onerror=');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(wrong).toEqual([]);
});

test('whatever stands in a page is held by a policy that runs no script written into it', async ({ browser }) => {
  const page = await (await browser.newContext({ bypassCSP: false })).newPage();
  await page.goto('/');

  const ran = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.stolen=1">');
    const script = document.createElement('script');
    script.textContent = 'window.stolen=1';
    document.body.append(script);
    return new Promise((told) => setTimeout(() => told('stolen' in window), 300));
  });

  expect(ran).toBe(false);
});
