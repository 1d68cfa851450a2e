import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { choose } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const pick = (name: string) => (page: Page) => choose(page, name);

/** The dialogs of a session by title, and what opens each. */
const OF_SESSION: readonly (readonly [title: string, open: (page: Page) => Promise<void>])[] = [
  ['Choose a username', press('Share Activity')],
  ['Share picture', pick('Share picture')],
  ['Video link', pick('Add Video')],
  ['Trim start and end', pick('Trim Start and End')],
  ['Change surf type', pick('Change Surf Type')],
  ['Video start time', pick('Calculate Time in Video')],
  ['Delete activity', pick('Delete Activity')],
  ['Surf Detection Parameters', press('Show Surf Detection Parameters')],
  ['Analyze with Different Parameters', press('Analyze with Different Parameters')],
  ['Delete surf ride', press('Delete ride 1')],
];

/** The same for the sessions that are selected in the list. */
const OF_LIST: readonly (readonly [title: string, opener: string])[] = [
  ['Surf vessel of 2 sessions', 'Surf Vessel'],
  ['Detect 2 sessions again', 'Detect again'],
  ['Share 2 sessions', 'Share'],
  ['Delete activities', 'Delete Selected (2)'],
];

async function expectDialog(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.slow();

  test('every dialog of a session is accessible', async ({ page, request }) => {
    const token = await signIn(page, await createAccount(request));
    await openSession(page, await uploadSession(request, token, { seed: 11 }));
    await page.locator('tr[data-ride]').first().click();
    for (const [title, open] of OF_SESSION) {
      await open(page);
      await expectDialog(page, title);
    }
  });
});

test('every dialog of the list is accessible', async ({ page, request }) => {
  test.slow();
  const token = await signIn(page, await createAccount(request));
  const headers = { authorization: `Bearer ${token}` };
  await request.post('/api/users/me/update-username', {
    headers,
    data: { username: `dialogs_${Date.now() % 1e9}` },
  });
  for (const seed of [21, 22]) await uploadSession(request, token, { seed, minutes: 10 });
  await page.goto('/activities');
  const boxes = page.getByRole('checkbox', { name: /^Select simulated/ });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  const bar = page.getByRole('region', { name: 'Selected sessions' });
  await expect(bar).toContainText('2 selected');
  for (const [title, opener] of OF_LIST) {
    await bar.getByRole('button', { name: opener, exact: true }).click();
    await expectDialog(page, title);
  }
});
