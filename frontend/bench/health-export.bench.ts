/**
 * Measures an export of Apple Health in a real browser: 2 GB of records, in which a few routes are on the water. Goals:
 * 400 MB of memory for the tab, no task above 100 ms on the main thread.
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import { Zip, ZipDeflate } from 'fflate';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { startFreshApp } from '../../scripts/start/fresh-app.mjs';
import { createAccount, signIn } from '../e2e/support/accounts.ts';
import { healthRecords, route } from '../src/features/upload/testing/health-export.ts';
import { longest, takeTasks, watchMemory, watchTasks } from './watch-tab.ts';

const option = (name: string, fallback: number) =>
  Number(process.argv.find((part) => part.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const BYTES = option('megabytes', 2000) * 1_000_000;
const SESSIONS = 5;
const WORKOUTS = 400;
const RECORD_BYTES = 275;
const PIECE_CHARACTERS = 1_000_000;

const workouts = Array.from({ length: WORKOUTS }, (_, number) => {
  const kind = number < SESSIONS ? 'SurfingSports' : 'Running';
  return { kind, route: `route_${number}.gpx`, seed: number % 9 };
});

function writeExport(path: string): { readonly size: number; readonly records: number } {
  const file = openSync(path, 'w');
  let [size, records] = [0, 0];
  const zip = new Zip((_, piece) => (size += writeSync(file, piece)));
  const xml = new ZipDeflate('apple_health_export/export.xml', { level: 1 });
  zip.add(xml);
  let text = '';
  const push = (isLast: boolean) => {
    const bytes = new TextEncoder().encode(text);
    records += bytes.length;
    xml.push(bytes, isLast);
    text = '';
  };
  for (const piece of healthRecords(workouts, Math.ceil(BYTES / RECORD_BYTES / WORKOUTS))) {
    text += piece;
    if (text.length >= PIECE_CHARACTERS) push(false);
  }
  push(true);
  for (const { route: name, seed } of workouts) {
    const gpx = new ZipDeflate(`apple_health_export/workout-routes/${name}`, { level: 1 });
    zip.add(gpx);
    gpx.push(route(seed), true);
  }
  zip.end();
  closeSync(file);
  return { size, records };
}

const folder = mkdtempSync(join(tmpdir(), 'rideline-health-'));
const app = await startFreshApp({ settings: { GUESS_LIMIT_FACTOR: '50' } });
process.env['RIDELINE_E2E_DATA_DIR'] = app.dataDir;
const path = join(folder, 'export.zip');
const { size, records } = writeExport(path);
console.log(`Wrote ${(records / 1e9).toFixed(2)} GB of records in a ZIP of ${(size / 1e6).toFixed(0)} MB.`);
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
  baseURL: app.url,
  locale: 'en-US',
  viewport: { width: 1440, height: 900 },
});
const http = await request.newContext({ baseURL: app.url });
try {
  const page = await context.newPage();
  await watchTasks(page);
  await signIn(page, await createAccount(http));
  await page.goto('/upload');
  await page.getByText('Drop your track here').waitFor();
  await takeTasks(page);
  const memory = await watchMemory(await context.browser()!.newBrowserCDPSession());
  const from = performance.now();
  await page.getByLabel('Track files', { exact: true }).setInputFiles(path);
  await page.getByText(`${SESSIONS} sessions on the water found.`).waitFor({ timeout: 600_000 });
  const seconds = (performance.now() - from) / 1000;
  console.table({
    'reading the export (s)': seconds.toFixed(1),
    'MB of records a second': (records / 1e6 / seconds).toFixed(0),
    'most memory of the tab (MB)': memory(),
    'longest task of the main thread (ms)': longest(await takeTasks(page)),
  });
} finally {
  await http.dispose();
  await context.close();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
