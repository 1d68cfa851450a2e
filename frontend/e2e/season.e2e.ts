import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { uploadSession } from './support/sessions.ts';

const LONG_NAME = "Ribeira d'Ilhas, north of the rocks";

test('a person with three sessions lands on the season and gets from its days, records and spots to sessions', async ({
  page,
  request,
}) => {
  const token = await signIn(page, await createAccount(request));
  await page.goto('/season');
  await expect(page.getByText('Your season starts with the first session that you upload.')).toBeVisible();

  let urlHash = '';
  for (const [index, day] of ['2025-06-14', '2025-07-02', '2025-07-09'].entries()) {
    urlHash = await uploadSession(request, token, {
      seed: 4,
      minutes: 45 - index,
      start: `${day}T15:00:00Z`,
    });
  }
  await page.goto('/season');
  const sessions = page.locator('dl > div').filter({ hasText: 'Sessions' });
  await expect(sessions).toContainText('3');

  await test.step('a month is in the address, and Back returns', async () => {
    await page.getByRole('combobox', { name: 'Year or month' }).selectOption({ label: 'July 2025' });
    await expect(page).toHaveURL('/season?period=2025-07');
    await expect(sessions).toContainText('2');
    await expect(sessions).toContainText('1 more than in June 2025');
    await page.goBack();
    await expect(sessions).toContainText('3');
  });

  await test.step('a day opens its sessions', async () => {
    await page.locator('[data-day="2025-07-02"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/activities?search=2025-07-09');
    await expect(page.getByRole('link', { name: /simulated-4/ })).toHaveCount(1);
    await page.goBack();
  });

  await test.step('a figure leads to the part of the page with what it counts', async () => {
    await page.getByRole('link', { name: /^Spots: / }).click();
    await expect(page.getByRole('heading', { name: 'Spots' })).toBeInViewport();
  });

  await test.step('a spot keeps the name that it is given', async () => {
    await page
      .getByRole('region', { name: 'Table of spots' })
      .getByRole('button', { name: /^More: / })
      .click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename spot' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('The reef');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('table', { name: 'Spots' })
      .getByRole('link', { name: 'The reef', exact: true })
      .click();
    await expect(page).toHaveURL(/[?&]spot=\d+$/);
    await expect(sessions).toContainText('3');
  });

  await test.step('a session says its spot, and names it for all sessions there', async () => {
    await page.goto(`/activity/${urlHash}`);
    const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(header.getByText('The reef')).toBeVisible();
    await header.getByRole('button', { name: 'Name this spot' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename spot' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(LONG_NAME);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(header.getByText(LONG_NAME)).toBeVisible();
    await page.goto('/activities');
    await expect(page.getByText(LONG_NAME)).toHaveCount(3);
  });

  await test.step('goals are kept', async () => {
    await page.goto('/season?period=all');
    await page.getByRole('button', { name: 'Set goals' }).click();
    const dialog = page.getByRole('dialog', { name: /^Goals for / });
    await dialog.getByLabel('Sessions').fill('40');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Edit goals' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('of 40')).toBeVisible();
  });

  await test.step('the picture of the year is looked at and downloaded', async () => {
    await page.goto('/season?period=2025');
    await page.getByRole('button', { name: 'Share 2025' }).click();
    await expect(page.getByRole('img', { name: 'Your 2025 as a picture' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('rideline-2025-story.png');
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a record opens its ride, on a phone too', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const spot = page.getByRole('table', { name: 'Spots' }).getByRole('row', { name: LONG_NAME });
    await spot.scrollIntoViewIfNeeded();
    await expect(spot.getByRole('cell').first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: /^Longest ride: / }).click();
    await expect(page).toHaveURL(/\/activity\/\w+\?ride=\d+$/);
  });
});
