import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { simulatedFile } from './support/sessions.ts';

const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze', exact: true });
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByLabel('Track files', { exact: true }).setInputFiles(files);

test.beforeEach(async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/upload');
});

test('a file is dropped and becomes a session without another click', async ({ page }) => {
  const { name, buffer } = simulatedFile({ seed: 11, format: 'fit' });
  const drop = await page.evaluateHandle(
    ([fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName));
      return transfer;
    },
    [name, buffer.toString('base64')] as const,
  );
  await page.getByText('Drop your track here').dispatchEvent('drop', { dataTransfer: drop });
  await expect(page).toHaveURL(/\/activity\//);
  await expect(page.locator('dl', { hasText: 'Total Rides' })).toContainText(/Total Rides[1-9]/);
});

test('uploading the same file again opens its session with a notice', async ({ page }) => {
  for (const notice of [false, true]) {
    await page.goto('/upload');
    await choose(page, simulatedFile({ seed: 12 }));
    await expect(page).toHaveURL(/\/activity\//);
    await expect(page.getByText('This is the session from that file.')).toHaveCount(notice ? 1 : 0);
  }
});

test('each of several files has its own state: done or failed with a sentence', async ({ page }) => {
  const broken = {
    name: 'broken.gpx',
    mimeType: 'text/xml',
    buffer: Buffer.from('<gpx version="1.1"></gpx>'),
  };
  await choose(page, [simulatedFile({ seed: 13 }), simulatedFile({ seed: 14, format: 'fit' }), broken]);
  await page.getByRole('button', { name: 'Analyze 3 files' }).click();
  const files = page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
  await expect(files.filter({ hasText: 'Open session' })).toHaveCount(2);
  await expect(files.filter({ hasText: 'broken.gpx' })).toContainText(
    'This file has no track with positions',
  );
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /Try again|^Retry/ })).toHaveCount(0);
  await files.filter({ hasText: 'simulated-13' }).getByRole('link', { name: 'Open session' }).click();
  await expect(page).toHaveURL(/\/activity\//);

  await page.goto('/upload');
  await expect(files).toHaveCount(2);
  await choose(page, simulatedFile({ seed: 15 }));
  await expect(page).toHaveURL(/\/activity\//);
});

test('without a track file a sentence asks for one', async ({ page }) => {
  const sentence = page.getByText('Please select a TCX, GPX, or FIT file');
  await analyze(page).click();
  await expect(sentence).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await choose(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await expect(sentence).toBeVisible();
});

test('upload and analysis show their progress', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/analyze', async (route) => {
    await held;
    await route.continue();
  });
  await choose(page, simulatedFile({ seed: 15 }));
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled();
  await expect(page.getByText(/Sending \d+%|Looking for your rides/)).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/activity\//);
});

test('an expired login redirects to the login page', async ({ page }) => {
  await expect(analyze(page)).toBeEnabled();
  // The page has loaded everything: the upload is the first request to get the 401.
  await page.waitForLoadState('networkidle');
  await page.request.post('/api/logout', {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('rideline.token'))}` },
  });
  await choose(page, simulatedFile({ seed: 16 }));
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Please log in to continue')).toBeVisible();
});

test('the page fits a phone in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await choose(page, [simulatedFile({ seed: 18 }), simulatedFile({ seed: 17 })]);
    await expect(page.getByRole('button', { name: /^Analyze \d files$/ })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  }
});

test('a phone analyzes its one file without a second tap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Surfing Type').selectOption('Skookumchuck');
  await choose(page, simulatedFile({ seed: 16, surfType: 'standing_waves' }));
  await expect(page).toHaveURL(/\/activity\//, { timeout: 30_000 });
  await expect(page.getByRole('tab', { name: 'Surf Attempts' })).toBeVisible();
});
