import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

/** No background traffic of the browser. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const chromium = async (...flags: string[]) => ({
  launchOptions: { executablePath: await findBrowser(), args: [...chromiumFlags, ...flags] },
});

/** Journeys through the built app, which the global setup starts with an empty data folder. */
export default defineConfig({
  testDir: 'frontend/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './frontend/e2e/support/start-app.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Timeouts on a busy machine are retried; the report lists them as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    baseURL: process.env['RIDELINE_E2E_URL'],
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    // Journeys of the installed app allow it: it would answer what other journeys have the server answer.
    serviceWorkers: 'block',
    // Recording costs a seventh of a journey, so only what failed once is recorded.
    trace: { mode: 'on-first-retry', screenshots: false },
  },
  // Drawing maps in software takes a third of a journey's time, so only the journeys that look at one have them drawn.
  projects: [
    {
      name: 'with maps',
      grep: /@map/,
      use: await chromium('--use-angle=swiftshader', '--enable-unsafe-swiftshader'),
    },
    { name: 'without maps', grepInvert: /@map/, use: await chromium('--disable-3d-apis') },
  ],
});
