import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startFreshApp } from '../../scripts/start/fresh-app.mjs';

const root = new URL('../..', import.meta.url).pathname;

/** A copy of the built app whose web app no longer has the code of a page. */
function versionWithout(page: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rideline-newer-'));
  for (const part of ['backend/dist', 'backend/package.json', 'frontend/dist']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  symlinkSync(join(root, 'backend', 'node_modules'), join(folder, 'backend', 'node_modules'));
  const assets = join(folder, 'frontend', 'dist', 'assets');
  const code = readdirSync(assets).filter((file) => file.startsWith(page) && /\.js(\.br|\.gz)?$/.test(file));
  for (const file of code) rmSync(join(assets, file));
  return {
    main: join(folder, 'backend', 'dist', 'main.js'),
    code,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

test('a page that was opened before a deployment loads its code after it', async ({ page }) => {
  test.setTimeout(180_000);
  const newer = versionWithout('devices-page');
  const dataDir = mkdtempSync(join(tmpdir(), 'rideline-older-'));
  const older = await startFreshApp({ settings: { DATA_DIR: join(dataDir, 'data') } });
  try {
    await page.goto(older.url);
    await expect(page.getByRole('heading', { name: /Every wave you rode/ })).toBeVisible();
    await page.evaluate(() => void Object.assign(window, { openedBefore: true }));
    const { port } = new URL(older.url);
    await older.stop();
    const app = await startFreshApp({
      settings: { DATA_DIR: join(dataDir, 'data'), PORT: port },
      main: newer.main,
    });
    try {
      const loaded = page.waitForResponse(/\/assets\/devices-page[^/]*\.js$/);
      await page
        .getByRole('link', { name: /device/i })
        .first()
        .click();
      expect(newer.code).toContain(new URL((await loaded).url()).pathname.split('/').pop());
      await expect(page.getByRole('heading', { name: 'Supported Devices' })).toBeVisible();
      expect(await page.evaluate(() => 'openedBefore' in window)).toBe(true);
    } finally {
      await app.stop();
    }
  } finally {
    newer.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
