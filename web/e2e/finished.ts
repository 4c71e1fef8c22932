import { expect, type Browser } from '@playwright/test';

interface Game {
  id: string;
  seats: { min: number; max: number };
  bots: string[];
}

/** A game that bots have played to its end, on a quick server: the host got up and let a bot sit in. */
export async function finished(
  browser: Browser,
  base: string,
  game: string,
  size: 'min' | 'max' = 'min',
): Promise<{ table: string; seats: number }> {
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  const host = (await (await page.request.post('/api/guests', { data: { name: 'Ada' } })).json()) as { token: string };
  const games = (await (await page.request.get('/api/games')).json()) as Game[];
  const info = games.find(({ id }) => id === game);
  if (!info) throw new Error(`no game ${game}`);
  const seats = info.seats[size];
  const bot = info.bots[0] ?? '';
  const made = await page.request.post('/api/tables', {
    headers: { Authorization: `Bearer ${host.token}` },
    data: {
      game,
      seats,
      bots: Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, bot])),
      start: true,
    },
  });
  expect(made.ok()).toBe(true);
  const { id: table } = (await made.json()) as { id: string };
  await page.goto('/');
  await page.evaluate(
    ([token, id, level]) =>
      new Promise<void>((resolve) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        let sent = 0;
        const send = (what: object) => line.send(JSON.stringify({ id: String(++sent), table: id, ...what }));
        line.onopen = () => line.send(JSON.stringify({ hello: token }));
        line.onmessage = (event: MessageEvent<string>) => {
          const frame = JSON.parse(event.data) as { type: string; table?: { stage: string } };
          if (frame.type === 'welcome') {
            send({ do: 'open' });
            send({ do: 'leave', seat: 0 });
            send({ do: 'sit-in', seat: 0, bot: level });
          }
          if (frame.type === 'table' && frame.table?.stage === 'over') resolve();
        };
      }),
    [host.token, table, bot] as const,
  );
  await context.close();
  return { table, seats };
}
