import { expect, type Page } from '@playwright/test';

const MAPS = ['Generate Map', 'View Map', 'GPS Visualizer', 'Develop Map'];
const DOWNLOADS = ['Original file', 'Track as GPX', 'Download CSV'];
const TIMES = [
  'Show Relative Time',
  'Show Absolute Time',
  'Calculate Time in Video',
  'Show Surf Points Only',
  'Show All Points',
];
/** Entries of the owner's menu that show further ones below them. */
const FOLDERS = { Maps: MAPS, Download: DOWNLOADS, 'Times and points': TIMES };

/** Opens the session's menu and returns one of its entries. */
export async function inMenu(page: Page, name: string) {
  const item = (label: string) => page.getByRole('menuitem', { name: label, exact: true });
  const entry = item(name);
  if (await entry.isVisible()) return entry;
  if (!(await page.getByRole('menu').isVisible())) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
  }
  const folder = Object.entries(FOLDERS).find(([, inside]) => inside.includes(name))?.[0];
  if (folder === undefined) return entry;
  await expect(entry.or(item(folder))).toBeVisible();
  if (!(await entry.isVisible())) await item(folder).click();
  return entry;
}

/** Clicks an entry of the session's menu, and waits until the menu is closed. */
export async function choose(page: Page, name: string): Promise<void> {
  await (await inMenu(page, name)).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

/** Opens what changes which waves count, unless it is open. */
export async function openDetection(page: Page): Promise<void> {
  const door = page.getByRole('button', { name: /^Missing a wave, or counted one that wasn't\?/ });
  if ((await door.getAttribute('aria-expanded')) === 'false') await door.click();
}
