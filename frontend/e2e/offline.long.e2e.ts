import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';

const OFFLINE = 'You are offline. Please check your internet connection and try again.';
const UNREACHABLE = 'Unable to reach the server. Please check your internet connection and try again.';
const SETTINGS_CODE = '**/assets/surf-settings-page*.js';

const goTo = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('link', { name }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Records the documents that the page requests from here on. */
function documentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test.beforeEach(async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/surf-vessels');
  await expect(title(page)).toHaveText('My Surf Vessels');
});

test('a page that is not loaded yet shows that the browser is offline, and opens once online', async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await goTo(page, 'Surf Settings');
  await expect(page.getByRole('alert')).toContainText(OFFLINE);
  await expect(page).toHaveURL('/surf-settings');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled();
  await expect(page.getByRole('alert')).toContainText(OFFLINE);
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Surf Detection Settings');
});

test('code removed by a newer deployment reloads the page exactly once', async ({ page }) => {
  const requested = documentRequests(page);
  await page.route(SETTINGS_CODE, (route) => route.fulfill({ status: 404, json: {} }));
  await page.route('/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/newer.js"></script>',
    }),
  );
  await goTo(page, 'Surf Settings');
  await expect(page.getByRole('alert')).toContainText(UNREACHABLE);
  expect(requested).toEqual(['/surf-settings']);

  await page.unroute(SETTINGS_CODE);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(title(page)).toHaveText('Surf Detection Settings');
});
