import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { chooseUsername, createAccount, signIn } from './support/accounts.ts';
import { choose, openDetection } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

type Opener = (page: Page) => Promise<void>;
type Dialogs = readonly (readonly [title: string, open: Opener])[];

const press =
  (name: string): Opener =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click();
const pick =
  (name: string): Opener =>
  (page) =>
    choose(page, name);

/** The dialogs of a session by title, and what opens each. */
const OF_SESSION: Dialogs = [
  ['Video link', pick('Add Video')],
  ['Trim start and end', pick('Trim Start and End')],
  ['Change surf type', pick('Change Surf Type')],
  ['Video start time', pick('Calculate Time in Video')],
  ['Delete activity', pick('Delete Activity')],
  ['Surf Detection Parameters', press('Show Surf Detection Parameters')],
  ['Analyze with Different Parameters', press('Analyze with Different Parameters')],
  ['Delete surf ride', press('Delete ride 1')],
  ['Save as a profile', saveOtherSettings],
];

/** The same for the sessions that are selected in the list. */
const ofList = (open: (name: string) => Opener): Dialogs => [
  ['Surf vessel of 2 sessions', open('Surf Vessel')],
  ['Detect 2 sessions again', open('Detect again')],
  ['Share 2 sessions', open('Share')],
  ['Delete activities', press('Delete Selected (2)')],
];

const OF_ACCOUNT: Dialogs = [
  ['Log out everywhere', press('Log out everywhere')],
  ['Delete account', press('Delete my account')],
];

/** Opens the what-if panel once, changes a value and asks for the profile's name. */
async function saveOtherSettings(page: Page): Promise<void> {
  await press('Try other settings')(page);
  await page
    .getByRole('region', { name: 'Try other settings' })
    .getByRole('slider')
    .first()
    .press('ArrowRight');
  await press('Save and analyze')(page);
}

async function expectDialogs(page: Page, dialogs: Dialogs): Promise<void> {
  for (const [title, open] of dialogs) {
    await open(page);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    const { x, width } = (await dialog.boundingBox())!;
    expect(Math.abs(x + width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(10);
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

for (const { viewport, colorScheme } of [
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const) {
  test.describe(`${viewport.width} px wide, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });
    test.slow();

    test('every dialog of a session is accessible', async ({ page, request }) => {
      const token = await signIn(page, await createAccount(request));
      await openSession(page, await uploadSession(request, token, { seed: 11 }));
      await page.locator('tr[data-ride]').first().click();
      await openDetection(page);
      await expectDialogs(page, [['Choose a username', press('Share Activity')], ...OF_SESSION]);
      await chooseUsername(request, token);
      await page.reload();
      await expectDialogs(page, [['Share Activity', press('Share Activity')]]);
    });

    test('every dialog of the list is accessible', async ({ page, request }) => {
      const token = await signIn(page, await createAccount(request));
      await chooseUsername(request, token);
      for (const seed of [21, 22]) await uploadSession(request, token, { seed, minutes: 10 });
      await page.goto('/activities');
      await press('Select')(page);
      const boxes = page.getByRole('checkbox', { name: /^Select simulated/ });
      await expect(boxes).toHaveCount(2);
      for (const box of await boxes.all()) await box.check();
      const bar = page.getByRole('region', { name: 'Selected sessions' });
      await expect(bar).toContainText('2 selected');
      // Anywhere else the bar floats over the page and can cover most of a link, until somebody scrolls.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectAccessible(page);
      await expectDialogs(page, ofList(viewport.width < 800 ? pick : press));
    });

    test('every dialog of the demo sessions and the account is accessible', async ({ page, request }) => {
      await signIn(page, await createAccount(request));
      await page.goto('/activities');
      await press('Load demo sessions')(page);
      await expect(page.getByText('These are simulated demo sessions')).toBeVisible({ timeout: 30_000 });
      await expectDialogs(page, [['Remove demo sessions', press('Remove demo sessions')]]);
      await page.goto('/settings');
      await expectDialogs(page, OF_ACCOUNT);
    });
  });
}
