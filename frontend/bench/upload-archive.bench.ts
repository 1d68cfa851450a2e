/**
 * Measures a whole export of Garmin in a real browser: 2 GB with 20,000 files, of which 1,000 are sessions. Goals: 15
 * sessions a second on 2 cores, no task above 100 ms on the main thread, 400 MB of memory for the tab.
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request } from '@playwright/test';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { startFreshApp } from '../../scripts/start/fresh-app.mjs';
import { createAccount, signIn } from '../e2e/support/accounts.ts';
import { longest, takeTasks, watchMemory, watchTasks } from './watch-tab.ts';
import { otherFit, summaries } from '../src/features/upload/testing/account-archives.ts';

const option = (name: string, fallback: number) =>
  Number(process.argv.find((part) => part.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const SESSIONS = option('sessions', 1000);
const FILES = option('files', 20_000);
const BYTES = option('megabytes', 2000) * 1_000_000;
const MINUTES = option('minutes', 30);
const DIFFERENT = 20;
const DAY_MS = 86_400_000;

const simulated = Array.from(
  { length: DIFFERENT },
  (_, seed) => simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: MINUTES }).recorded,
);
const dayOf = (number: number) => Math.floor(number / DIFFERENT);
const startOf = (number: number) => simulated[number % DIFFERENT].time[0] - dayOf(number) * DAY_MS;

function session(number: number): Uint8Array {
  const recorded = simulated[number % DIFFERENT];
  const time = recorded.time.map((at) => at - dayOf(number) * DAY_MS);
  return encodeTrackFile({ ...recorded, time, denseSpeed: null }, 'fit', { sport: 'surfing' });
}

/** A ZIP of sessions between files of monitoring, whose content is mostly zeros. */
function writeUploaded(onPiece: (piece: Uint8Array, isLast: boolean) => void): void {
  const zeros = new Uint8Array(Math.floor(BYTES / (FILES - SESSIONS)));
  const every = Math.ceil(FILES / SESSIONS);
  const zip = new Zip((_, piece, isLast) => onPiece(piece, isLast));
  let sessions = 0;
  for (let number = 0; number < FILES; number++) {
    if (number % every === 0 && sessions < SESSIONS) {
      const file = new ZipDeflate(`kai@surf.example_${sessions}.fit`, { level: 1 });
      zip.add(file);
      file.push(session(sessions++), true);
    } else {
      const file = new ZipPassThrough(`kai@surf.example_${100_000 + number}.fit`);
      zip.add(file);
      file.push(otherFit(32));
      file.push(zeros, true);
    }
  }
  zip.end();
}

function writeArchive(path: string): number {
  const list = Array.from({ length: SESSIONS }, (_, number) => ({
    seed: number,
    start: new Date(startOf(number)).toISOString(),
    name: `Session ${number}`,
    type: 'surfing_v2',
  }));
  const file = openSync(path, 'w');
  let size = 0;
  const zip = new Zip((_, piece) => (size += writeSync(file, piece)));
  const listFile = new ZipDeflate('DI_CONNECT/DI-Connect-Fitness/kai_0_summarizedActivities.json');
  zip.add(listFile);
  listFile.push(summaries(list), true);
  const uploaded = new ZipPassThrough('DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip');
  zip.add(uploaded);
  writeUploaded((piece, isLast) => uploaded.push(piece, isLast));
  zip.end();
  closeSync(file);
  return size;
}

const folder = mkdtempSync(join(tmpdir(), 'rideline-archive-'));
const app = await startFreshApp({ settings: { GUESS_LIMIT_FACTOR: '50' } });
process.env['RIDELINE_E2E_DATA_DIR'] = app.dataDir;
const path = join(folder, 'garmin.zip');
const size = writeArchive(path);
console.log(`Wrote ${(size / 1e9).toFixed(2)} GB with ${FILES} files, ${SESSIONS} of them sessions.`);
// A private window would keep its storage in memory.
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
  const browser = await context.browser()!.newBrowserCDPSession();
  await takeTasks(page);
  const memoryOfReading = await watchMemory(browser);
  const readFrom = performance.now();
  await page.getByLabel('Track files', { exact: true }).setInputFiles(path);
  await page.getByText(`${SESSIONS.toLocaleString('en-US')} sessions found.`).waitFor({ timeout: 600_000 });
  const readMs = performance.now() - readFrom;
  const [readMemory, readTasks] = [memoryOfReading(), await takeTasks(page)];

  const memoryOfSending = await watchMemory(browser);
  const sentFrom = performance.now();
  await page.getByRole('button', { name: /^Analyze / }).click();
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${SESSIONS.toLocaleString('en-US')} analyzed$`) })
    .waitFor({ timeout: 1_800_000 });
  const sentMs = performance.now() - sentFrom;
  const tasks = await takeTasks(page);
  console.table({
    'reading the archive (s)': (readMs / 1000).toFixed(1),
    'reading: most memory of the tab (MB)': readMemory,
    'reading: longest task (ms)': longest(readTasks),
    'sessions imported per second': (SESSIONS / (sentMs / 1000)).toFixed(1),
    'importing: most memory of the tab (MB)': memoryOfSending(),
    'importing: longest task (ms)': longest(tasks),
    'importing: tasks above 100 ms': tasks.filter((duration) => duration > 100).length,
  });
} finally {
  await http.dispose();
  await context.close();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
