import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { IN_HASTE, java } from './e2e/java';

// People at a stage come by sockets of their own, which Node 20 has only when asked.
process.env.NODE_OPTIONS ??= '--experimental-websocket';

/** What Chromium does without: this list takes the place of Playwright's, whose names come first. */
const WITHOUT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  // The two pages under the address bar, which nobody sees, cost more with every window than opening the window itself.
  ...['AimEnabled', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

/** A real server that listens wherever there is room and tells where; clocks and pauses take this part of their time. */
const server = (timeScale: number, told: RegExp) => ({
  command: `"${java}" ${IN_HASTE.join(' ')} -jar ../cli/target/boardroom.jar serve --host 127.0.0.1 --port 0 --data "${mkdtempSync(join(tmpdir(), 'boardroom-browser-tests-'))}" --time-scale ${timeScale} --no-limits --examples --webhooks-inside`,
  wait: { stdout: told },
  timeout: 60_000,
});

/** The real server, with clocks and pauses scaled down, and the real client in a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 240_000,
  fullyParallel: true,
  expect: { timeout: 20_000 },
  // Half of their time they wait for one another, for pauses and for the server.
  workers: 3,
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    // What cannot be pressed is told long before the whole test runs out of time.
    actionTimeout: 20_000,
    // Told by the server: it listens wherever there is room, so that nothing else that listens is in the way.
    baseURL: `http://localhost:${process.env.BOARDROOM_TEST_PORT}`,
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
        `--disable-features=${WITHOUT.join()}`,
      ],
    },
  },
  webServer: [
    server(0.25, /http:\/\/localhost:(?<boardroom_test_port>\d+)/),
    // Lessons have no clocks: there bots hardly pause.
    server(0.02, /http:\/\/localhost:(?<boardroom_lessons_port>\d+)/),
  ],
});
