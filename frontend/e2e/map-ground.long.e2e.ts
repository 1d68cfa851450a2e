import { expect, test as journey, type Page } from '@playwright/test';
import { startFreshApp } from '../../scripts/start/fresh-app.mjs';
import {
  startTilesStandIn,
  TILE_COLORS,
  type TilesStandIn,
} from '../../scripts/stand-ins/tiles/start-tiles.ts';
import { PALETTES, type ColorScheme } from '../src/lib/palette.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { pixelsNear } from './support/pixels.ts';
import { openSession, uploadSession } from './support/sessions.ts';

/** Journeys through an app of their own whose maps lie on the stand-in's style. */
const test = journey.extend<object, { app: { url: string; dataDir: string; tiles: TilesStandIn } }>({
  app: [
    async ({}, use) => {
      const tiles = await startTilesStandIn();
      const app = await startFreshApp({
        settings: { ...tiles.settings, RATE_LIMIT_FACTOR: '50', NODE_ENV: 'development' },
      });
      await use({ url: app.url, dataDir: app.dataDir, tiles });
      await app.stop();
      await tiles.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});

const map = (page: Page) => page.getByRole('region', { name: 'Map of the session' });
const credits = (page: Page) => map(page).locator('.maplibregl-ctrl-attrib-button');
const MANY = 20_000;

/** A color of the style below the veil of the ground. */
const muted = (scheme: ColorScheme, color: string) => {
  const mixed = [1, 3, 5].map((at) => {
    const [style, ground] = [color, PALETTES[scheme].ground].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(0.6 * (style ?? 0) + 0.4 * (ground ?? 0));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

test.beforeEach(async ({ page, app }) => {
  // No wave plays by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  app.tiles.faults.clear();
  const token = await signIn(page, await createAccount(page.request, app.dataDir));
  await page.goto('about:blank');
  const urlHash = await uploadSession(page.request, token, { seed: 11 });
  journey.info().annotations.push({ type: 'session', description: urlHash });
});
const sessionOf = () => journey.info().annotations.find(({ type }) => type === 'session')!.description!;

test(
  'a map lies on a muted base map with its credit, light and dark, and the rides stand out',
  { tag: '@map' },
  async ({ page }) => {
    test.slow();
    await openSession(page, sessionOf());
    await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const { land, water } = TILE_COLORS[scheme];
      for (const color of [land, water]) {
        await expect.poll(() => pixelsNear(map(page), muted(scheme, color), 3)).toBeGreaterThan(MANY);
      }
      expect(await pixelsNear(map(page), PALETTES[scheme].ride)).toBeGreaterThan(200);
    }
    await credits(page).click();
    await expect(map(page).getByRole('link')).toHaveText(['Made-up tiles']);
  },
);

test(
  'a tile server that hangs or refuses leaves the land and sea of the app',
  { tag: '@map' },
  async ({ page, app: { tiles } }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    const hung = tiles.faults.hold('style', 9);
    const given = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/styles/'));
    await openSession(page, sessionOf());
    await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
    await expect.poll(() => pixelsNear(map(page), PALETTES.light.ground, 3)).toBeGreaterThan(MANY);
    expect((await given).failure()?.errorText).toContain('ERR_ABORTED');
    // This run of journeys blocks service workers, which the page reports.
    expect(errors.filter((line) => !line.includes('workbox'))).toEqual([]);
    hung.release();
    tiles.faults.clear();

    tiles.faults.always('any', { kind: 'refused' });
    await page.reload();
    await expect(map(page)).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
    await expect.poll(() => pixelsNear(map(page), PALETTES.light.ground, 3)).toBeGreaterThan(MANY);
    expect(await pixelsNear(map(page), PALETTES.light.ride)).toBeGreaterThan(200);
    expect(await pixelsNear(map(page), PALETTES.light.land, 3)).toBeGreaterThan(1_000);
    await credits(page).click();
    await expect(map(page).getByRole('link')).toHaveText(['OpenStreetMap']);
    // Chromium itself writes a line about each request that was refused.
    expect(errors.filter((line) => !/workbox|^Failed to load resource/.test(line))).toEqual([]);
  },
);
