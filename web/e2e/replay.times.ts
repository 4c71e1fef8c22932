import { finished } from './finished';
import { expect, test } from './test';

const GAMES = ['esop-wars', 'it-startup', 'ship-it', 'ship-shape', 'boss'];

/** How long it works on each step of a film, until all is laid out: what is more than a frame of 16.7 ms would stutter. */
const steps = async (most: number): Promise<number[]> => {
  const times: number[] = [];
  const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
  while (slider && times.length < most && slider.value !== slider.max) {
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await Promise.resolve();
    void document.body.offsetHeight;
    times.push(performance.now() - began);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }
  return times;
};

test('how long a replay takes to open and to step', async ({ browser }) => {
  const server = `http://localhost:${process.env.BOARDROOM_LESSONS_PORT}`;
  const rows = ['| game | moves | opens, ms | a step, ms: median, 95th of 100, longest |', '|---|---:|---:|---:|'];
  for (const game of GAMES) {
    const { table } = await finished(browser, server, game);
    const opened: number[] = [];
    let times: number[] = [];
    let moves = 0;
    for (let i = 0; i < 3; i++) {
      const context = await browser.newContext({ baseURL: server, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const began = Date.now();
      await page.goto(`/t/${table}/replay`);
      const slider = page.getByRole('slider', { name: 'Where in the game' });
      await slider.waitFor();
      opened.push(Date.now() - began);
      moves = Number(await slider.getAttribute('max'));
      times = (await page.evaluate(steps, 500)).sort((a, b) => a - b);
      expect(times.length).toBeGreaterThan(10);
      await context.close();
    }
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]?.toFixed(1);
    opened.sort((a, b) => a - b);
    rows.push(`| ${game} | ${moves} | ${opened[1]} | ${at(0.5)}, ${at(0.95)}, ${at(1)} |`);
  }
  process.stdout.write(`${rows.join('\n')}\n`);
});
