// Photographs the real client at fixed moments. Started by `./boardroom screens`, which sets each scene up when asked.
import { createInterface } from 'node:readline';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { pictures } from './pictures.mjs';
import { People } from './people.mjs';

const [server, ...only] = process.argv.slice(2);
const folder = new URL('../../docs/screens/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

const SIZES = { 1366: { width: 1366, height: 768 }, 390: { width: 390, height: 844 } };
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

let failed = 0;
for (const picture of pictures.filter((p) => !only.length || only.some((o) => p.name.startsWith(o)))) {
  for (const [width, viewport] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark']) {
      const file = `${picture.name}-${width}-${theme}.jpg`;
      const phone = width === '390';
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
        await picture.shoot({ page, context, people, phone, stage, server });
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: folder + file, type: 'jpeg', quality: 85 });
        console.log(file);
      } catch (error) {
        failed++;
        console.error(`${file}: ${error.message.split('\n')[0]}`);
      } finally {
        people.leave();
        await context.close();
      }
    }
  }
}
await browser.close();
console.log(failed ? `${failed} pictures failed` : 'all pictures taken');
process.exit(failed ? 1 : 0);
