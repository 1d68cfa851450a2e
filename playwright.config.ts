import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

/** WebGL in software for tests of map pixels; no background traffic of the browser. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

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
    // Pictures of every frame would cost more than the journey.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: await findBrowser(), args: chromiumFlags },
  },
});
