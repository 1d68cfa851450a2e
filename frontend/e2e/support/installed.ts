import { expect, type Page } from '@playwright/test';

/** Number of the sessions that this device keeps. */
export const keptSessions = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('rideline.account.'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().filter(({ url }) => /\/api\/activities\/\w+$/.test(url)).length;
  });

/** Opens the list and waits until the app and its sessions are kept. */
export async function install(page: Page, sessions: number): Promise<void> {
  await page.goto('/activities');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptSessions(page), { timeout: 30_000 }).toBe(sessions);
}
