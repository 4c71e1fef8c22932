import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.BOARDROOM_TEST_PORT ?? 7399);
const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
const data = mkdtempSync(join(tmpdir(), 'boardroom-browser-tests-'));

/** The real server, with clocks and pauses scaled down, and the real client in a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 240_000,
  fullyParallel: true,
  expect: { timeout: 20_000 },
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1366, height: 768 },
    // Nothing travels unless a test asks for it: drawing motion without a graphics card costs more than all the rest.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs as much as playing; a failure is recorded when it is tried again (or with --trace on).
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `"${java}" -jar ../cli/target/boardroom.jar serve --host 127.0.0.1 --port ${port} --data "${data}" --time-scale 0.25 --no-limits`,
    url: `http://localhost:${port}/healthz`,
    timeout: 60_000,
  },
});
