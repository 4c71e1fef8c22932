import { finished } from './finished';
import { expect, test } from './test';

const GAMES = ['esop-wars', 'it-startup', 'ship-it', 'ship-shape', 'boss'];

/** How long it works on each step of a film, until all is laid out: what is more than a frame of 16.7 ms would stutter. */
const steps = async (key: string): Promise<number[]> => {
  const times: number[] = [];
  const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
  const end = () => slider?.value === (key === 'ArrowRight' ? slider?.max : slider?.min);
  while (!end()) {
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await Promise.resolve();
    void document.body.offsetHeight;
    times.push(performance.now() - began);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }
  return times;
};

/** The least that so large a part of them does not exceed. */
const at = (times: number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? NaN;

/** What a replay may take: to open, and for a step, in ms. */
const OPENS = 1000;
const FRAME = 16.7;

test('how long a replay of the longest games takes to open and to step', async ({ browser }) => {
  const server = `http://localhost:${process.env.BOARDROOM_LESSONS_PORT}`;
  const rows = [
    '| game | seats | moves | opens the first time, ms | opens later, ms | a step, ms: median, 95th of 100, longest | the same again |',
    '|---|---:|---:|---:|---:|---:|---:|',
  ];
  const slow: string[] = [];
  for (const game of GAMES) {
    const { table, seats } = await finished(browser, server, game, 'max');
    const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const slider = page.getByRole('slider', { name: 'Where in the game' });
    const opened: number[] = [];
    for (let i = 0; i < 6; i++) {
      const began = Date.now();
      await page.goto(`/t/${table}/replay`);
      await slider.waitFor();
      opened.push(Date.now() - began);
    }
    const moves = await slider.getAttribute('max');
    const first = await page.evaluate(steps, 'ArrowRight');
    await page.evaluate(steps, 'ArrowLeft');
    const again = await page.evaluate(steps, 'ArrowRight');
    expect(again.length).toBeGreaterThan(10);
    await context.close();
    const told = (times: number[]) => [0.5, 0.95, 1].map((part) => at(times, part).toFixed(1)).join(', ');
    const later = at(opened.slice(1), 0.5);
    rows.push(`| ${game} | ${seats} | ${moves} | ${opened[0]} | ${later} | ${told(first)} | ${told(again)} |`);
    if (later > OPENS) slow.push(`${game} opens in ${later} ms`);
    if (at(first, 0.95) > FRAME) slow.push(`${game} steps in ${at(first, 0.95).toFixed(1)} ms`);
  }
  process.stdout.write(`${rows.join('\n')}\n`);
  expect(slow).toEqual([]);
});
