import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { uploadSession } from './support/sessions.ts';

test('a session that two devices recorded counts once, and the surfer chooses which recording', async ({
  page,
  request,
}) => {
  const token = await signIn(page, await createAccount(request));
  await uploadSession(request, token, { seed: 31 });
  const watch = await uploadSession(request, token, { seed: 32, format: 'fit' });
  const phone = await uploadSession(request, token, { seed: 32, format: 'gpx' });
  const first = page.getByRole('alert').filter({ hasText: 'One session, more than one recording' });

  await page.goto('/activities');
  await expect(page.getByText('Total Sessions').locator('..')).toContainText('2');
  await page.getByText('1 more recording is not counted').getByRole('button', { name: 'Show' }).click();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Recordings that are not counted' }).getByRole('link').click();

  await expect(page).toHaveURL(`/activity/${phone}`);
  await expect(first).toContainText('This recording is not counted');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await first.getByRole('button', { name: 'Count this one instead' }).click();
  await expect(first).toContainText('Counted once, in this recording.');
  await first.getByRole('link').click();

  await expect(page).toHaveURL(`/activity/${watch}`);
  await expect(first).toContainText('This recording is not counted');
  await first.getByRole('button', { name: 'Count both' }).click();
  await expect(first).toContainText('Counted twice, as you chose');
  await page.goto('/activities');
  await expect(page.getByText('Total Sessions').locator('..')).toContainText('3');
  await expect(page.getByText('not counted')).toHaveCount(0);

  await page.goto(`/activity/${watch}`);
  await first.getByRole('button', { name: 'Count only this one' }).click();
  await expect(first).toContainText('Counted once, in this recording.');
});
