import { test } from '@playwright/test';
import { GUEST_PATHS, OPEN_PATHS, PROTECTED_PATHS } from '../src/routes/route-paths.ts';
import { rememberToken } from './support/accounts.ts';
import { adminWithContent } from './support/content.ts';
import { mockGoogle } from './support/google.ts';
import { checkPages, UNKNOWN } from './support/page-checks.ts';

test.describe.configure({ timeout: 600_000 });

test('every page for guests is sound', async ({ page }) => {
  await mockGoogle(page, 'invalid');
  await checkPages(page, [...GUEST_PATHS, UNKNOWN], { ocean: [], standing: [] });
});

for (const [kind, paths] of [
  ['open', OPEN_PATHS],
  ['protected', PROTECTED_PATHS],
] as const) {
  test(`every ${kind} page is sound for an admin with sessions and hostile texts`, async ({
    page,
    request,
  }) => {
    const account = await adminWithContent(request);
    await rememberToken(page, account.token);
    await checkPages(page, paths, account);
  });
}
