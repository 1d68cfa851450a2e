import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { choose, openDetection } from './support/session-menu.ts';
import { openSession, simulatedFile, uploadSession } from './support/sessions.ts';

const rides = (page: Page) => page.locator('tr[data-ride]');
const FAR = 'This session is far from Skookumchuck Narrows, British Columbia,';
const PHONE = { width: 390, height: 844 };

test.describe('a session', () => {
  test.beforeEach(async ({ page, request }) => {
    const token = await signIn(page, await createAccount(request));
    await openSession(page, await uploadSession(request, token, { seed: 11 }));
  });

  test('the start is trimmed by keys, with its consequence told before, and undone', async ({ page }) => {
    const before = await rides(page).count();
    await choose(page, 'Trim Start and End');
    const dialog = page.getByRole('dialog', { name: 'Trim start and end' });
    await expect(dialog.getByRole('status')).toHaveText(`Cuts 7 min 51 s: ${before} rides stay.`);
    await dialog.getByRole('button', { name: 'Keep the whole recording' }).click();
    await expect(dialog.getByRole('status')).toHaveText(`The whole recording, ${before} rides.`);
    await expect(dialog.getByRole('button', { name: 'Trim', exact: true })).toBeDisabled();
    const start = dialog.getByRole('slider', { name: 'Start of the session' });
    await start.focus();
    await start.press('ArrowRight');
    await expect(dialog.getByRole('status')).toContainText('Cuts 1 s');
    await dialog.getByRole('button', { name: /^Suggested: 7:34:33 AM to 8:18:22 AM/ }).click();
    await expect(dialog.getByRole('status')).toContainText(`Cuts 7 min 51 s: ${before} rides stay.`);
    await start.press('Home');
    await expect(dialog.getByRole('status')).toContainText('Cuts 3 min 18 s');
    await start.press('End');
    await expect(dialog.getByRole('status')).toHaveText('Keep at least one minute of the session.');
    await start.press('Home');
    const end = dialog.getByLabel('To (PT)');
    await end.fill('07:40:00');
    await expect(dialog.getByRole('status')).toContainText('lost.');
    await dialog.getByRole('button', { name: 'Trim', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Trimmed. You can undo this at any time.')).toBeVisible();
    await expect(rides(page)).not.toHaveCount(before);
    await page.reload();
    await expect(page.getByText('The start or end of this recording is trimmed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo trimming' }).click();
    await expect(page.getByText('The whole recording is back.')).toBeVisible();
    await expect(rides(page)).toHaveCount(before);
  });

  test('a recorded way home leads to trimming, until it is trimmed or dismissed', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const hint = page.getByText('Your trip to and from the water is in this recording.');
    const dialog = page.getByRole('dialog', { name: 'Trim start and end' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(hint).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Trim it' }).click();
    await dialog.getByRole('button', { name: 'Trim', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(hint).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo trimming' }).click();
    await expect(page.getByRole('button', { name: 'Undo trimming' })).toHaveCount(0);
    await expect(hint).toHaveCount(0);

    await page.evaluate(() => localStorage.removeItem('rideline.trim-hints'));
    await page.reload();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(hint).toHaveCount(0);
    await page.reload();
    await expect(rides(page).first()).toBeVisible();
    await expect(hint).toHaveCount(0);
  });

  test('is excluded from records and included again, and its surf type changed', async ({ page }) => {
    await choose(page, 'Exclude from Records');
    await expect(page.getByText("This session doesn't count for your records.")).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Include it again' }).click();
    await expect(page.getByText("This session doesn't count for your records.")).toBeHidden();

    await choose(page, 'Change Surf Type');
    const dialog = page.getByRole('dialog', { name: 'Change surf type' });
    await expect(dialog).toContainText('far from Skookumchuck Narrows, British Columbia');
    await dialog.getByRole('button', { name: 'Change to Skookumchuck' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Surf Attempts' })).toBeVisible();
  });
});

test.describe('an upload as a standing wave', () => {
  /** Files are analyzed on a machine that may do other work. */
  test.describe.configure({ timeout: 120_000 });
  test.beforeEach(async ({ page, request }) => {
    await signIn(page, await createAccount(request));
    await page.goto('/upload');
    await page.getByLabel('Surfing Type').selectOption('skookumchuck');
  });

  test('far from any says so beside its file, with a link that changes the surf type', async ({ page }) => {
    await page
      .getByLabel('Track files', { exact: true })
      .setInputFiles([simulatedFile({ seed: 12 }), simulatedFile({ seed: 13, surfType: 'standing_waves' })]);
    await page.getByRole('button', { name: 'Analyze 2 files' }).click();
    const files = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
    const [far, near] = [files.nth(0), files.nth(1)];
    await expect(far).toContainText(`${FAR} the standing wave we know.`, { timeout: 30_000 });
    await expect(near).toContainText('Added', { timeout: 30_000 });
    await expect(near).not.toContainText('far from');
    await expectAccessible(page);
    await far.getByRole('link', { name: 'Change surf type' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change surf type' });
    await dialog.getByRole('button', { name: 'Change to Ocean Waves Surfing' }).click();
    await expect(dialog).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole('tab', { name: 'Surf Rides' })).toBeVisible();
    await expect(page).toHaveURL(/\/activity\/\w+$/);
  });

  test('that is alone says so on its page, until its surf type is changed', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.getByLabel('Track files', { exact: true }).setInputFiles(simulatedFile({ seed: 12 }));
    const note = page.getByRole('status').filter({ hasText: FAR });
    await expect(note).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await note.getByRole('button', { name: 'Change surf type' }).click();
    await page.getByRole('button', { name: 'Change to Ocean Waves Surfing' }).click();
    await expect(note).toBeHidden({ timeout: 30_000 });
    await expect(page.getByRole('tab', { name: 'Surf Rides' })).toBeVisible();
  });
});

test('what other sessions at the spot tell is told, and can be left out', async ({ page, request }) => {
  test.setTimeout(120_000);
  const token = await signIn(page, await createAccount(request));
  for (const seed of [8, 24, 36]) await uploadSession(request, token, { seed, minutes: 30 });
  await openSession(page, await uploadSession(request, token, { seed: 11, minutes: 30 }));
  const before = await rides(page).count();
  const used = page.getByText(
    /^Found with what is known of your other 3 sessions here: your rides go \w+\.$/,
  );
  const unused = page.getByText('Found without what is known of your other 3 sessions here.');
  await openDetection(page);
  await expect(used).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Find them without' }).click();
  await expect(unused).toBeVisible();
  await page.reload();
  await openDetection(page);
  await expect(unused).toBeVisible();
  await page.getByRole('button', { name: 'Use them' }).click();
  await expect(used).toBeVisible();
  await expect(rides(page)).toHaveCount(before);
});
