import { expect, type Page } from '@playwright/test';

/** Opens the session's menu and returns one of its entries. */
export async function inMenu(page: Page, name: string) {
  const entry = page.getByRole('menuitem', { name, exact: true });
  if (!(await entry.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
  return entry;
}

/** Clicks an entry of the session's menu, and waits until the menu is closed. */
export async function choose(page: Page, name: string): Promise<void> {
  await (await inMenu(page, name)).click();
  await expect(page.getByRole('menu')).toBeHidden();
}
