import { test } from '@playwright/test';
import { GUEST_PATHS, OPEN_PATHS, PROTECTED_PATHS } from '../src/routes/route-paths.ts';
import { rememberToken } from './support/accounts.ts';
import { adminWithContent, type AccountWithContent } from './support/content.ts';
import { mockGoogle } from './support/google.ts';
import { checkPage, UNKNOWN, urlOf } from './support/page-checks.ts';

test.describe('a visitor', () => {
  for (const path of [...GUEST_PATHS, UNKNOWN]) {
    test(`sees ${path}`, async ({ page }) => {
      await mockGoogle(page, 'invalid');
      await checkPage(page, urlOf(path, { ocean: [], standing: [] }));
    });
  }
});

test.describe('an admin with sessions and hostile texts', () => {
  let account: AccountWithContent;
  test.beforeAll(async ({ request }) => {
    account = await adminWithContent(request);
  });
  for (const path of [...OPEN_PATHS, ...PROTECTED_PATHS]) {
    test(`sees ${path}`, async ({ page }) => {
      await rememberToken(page, account.token);
      await checkPage(page, urlOf(path, account));
    });
  }
});
