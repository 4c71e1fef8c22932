// Photographs the real client at fixed moments. Started by `./boardroom screens`, which sets each scene up when asked.
import { createInterface } from 'node:readline';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { heaviest, kept } from './kept.mjs';
import { page as pageOf } from './page.mjs';
import { People } from './people.mjs';
import { games } from './pictures.mjs';
import { chosen } from './shots.mjs';
import { webp } from './webp.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean' } } });
const [server, ...only] = positionals;
const shots = chosen(games, { only, kept: values.keep ? kept : undefined });
if (!shots.length) {
  console.error(
    `boardroom: no picture${values.keep ? ' that git keeps' : ''} has a name that begins so: ${only.join(', ')}`,
  );
  process.exit(2);
}

const root = new URL('../../', import.meta.url);
const album = fileURLToPath(new URL('screens/', root));
const shown = fileURLToPath(new URL('docs/pictures/', root));
mkdirSync(album, { recursive: true });
mkdirSync(shown, { recursive: true });

const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function stage(scene) {
  process.stdout.write(`STAGE ${scene}\n`);
  const ready = JSON.parse((await answers.next()).value);
  if (!ready) throw new Error(`no scene ${scene}`);
  return ready;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--no-first-run',
  ],
});

async function photograph({ moment, size, viewport, theme }) {
  const phone = size === 'phone';
  const people = new People(server);
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: 1,
    baseURL: server,
  });
  try {
    const page = await context.newPage();
    await moment.shoot({ page, context, people, phone, stage, server });
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ type: 'png' });
  } finally {
    people.leave();
    await context.close();
  }
}

let failed = 0;
for (const shot of shots) {
  try {
    const png = await photograph(shot);
    writeFileSync(`${album}${shot.name}.png`, png);
    console.log(`screens/${shot.name}.png`);
    if (values.keep) {
      writeFileSync(`${shown}${shot.name}.webp`, await webp(browser, png, heaviest));
      console.log(`docs/pictures/${shot.name}.webp`);
    }
  } catch (error) {
    failed++;
    console.error(`${shot.name}: ${error.message.split('\n')[0]}`);
  }
}
await browser.close();
writeFileSync(`${album}index.html`, pageOf(games, readdirSync(album)));
console.log(failed ? `${failed} pictures failed` : 'all pictures taken');
console.log(`they are side by side in ${album}index.html`);
process.exit(failed ? 1 : 0);
