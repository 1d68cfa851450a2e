import { expect, test, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { openDetection } from './support/session-menu.ts';
import { expectAccessible } from './support/accessibility.ts';
import { hasRealTracks, openSession, realFile } from './support/sessions.ts';

const rides = (page: Page) => page.locator('tr[data-ride]');

/** Real sessions: one with speeds recorded by the device, one with positions only. */
const REAL = [
  'fit/surflog-tech_fit2geo__assets__7052582268_ACTIVITY.fit',
  'gpx/bas-suckling_wave-analysis__server__data__rawData__2020-05-15.gpx',
];

for (const surfType of hasRealTracks ? (['ocean', 'skookumchuck'] as const) : []) {
  test(`real sessions taken as ${surfType} have the whole page, are shared and compared`, async ({
    page,
    request,
    browser,
  }) => {
    test.setTimeout(120_000);
    const headers = { authorization: `Bearer ${await signIn(page, await createAccount(request))}` };
    const hashes: string[] = [];
    for (const path of REAL) {
      const multipart = { tcx_file: realFile(path), surf_type: surfType };
      const answer = await request.post('/api/analyze', { headers, multipart });
      hashes.push(((await answer.json()) as { url_hash: string }).url_hash);
    }
    const standing = surfType === 'skookumchuck';
    const list = standing ? '/activities-standing-waves' : '/activities';
    const [first] = hashes;
    if (standing) await page.goto(`/activity/${first}`);
    else await openSession(page, first);
    await expect(page.getByRole('tab', { name: standing ? 'Surf Attempts' : 'Surf Rides' })).toBeVisible();

    await openDetection(page);
    await page.getByRole('button', { name: 'Show Surf Detection Parameters' }).click();
    const parameters = page.getByRole('dialog', { name: 'Surf Detection Parameters' });
    await expect(parameters).toContainText('km/h');
    await parameters.getByLabel('Close').click();
    await page.getByRole('button', { name: 'Try other settings' }).click();
    await page.getByRole('button', { name: 'Exit preview' }).click();
    await page.getByRole('tab', { name: standing ? 'Surf Duration Chart' : 'Ride Distance Chart' }).click();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Trackpoints' }).click();
    const points = page.getByRole('table', { name: 'Trackpoints of the session' });
    expect(Number(await points.getAttribute('aria-rowcount'))).toBeGreaterThan(1000);

    if (!standing) {
      await page.getByRole('tab', { name: 'Surf Rides' }).click();
      await expect(rides(page).first()).toBeVisible();
      const before = await rides(page).count();
      await rides(page).first().click();
      await page.getByRole('button', { name: 'Why it counted' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: '(minimum' }).first()).toBeVisible();
      await page.getByRole('button', { name: /^Delete ride \d+$/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(rides(page)).toHaveCount(before - 1);
    }

    const username = `real_${Date.now() % 1e9}`;
    await request.post('/api/users/me/update-username', { headers, data: { username } });
    await page.reload();
    await page.getByRole('button', { name: 'Share Activity' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue to Share' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy Link' })).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/public/activity/${first}`);
    await expect(visitor.getByText(`Shared by ${username}`)).toBeVisible();
    await expectAccessible(visitor);

    await page.goto(list);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Select all sessions' }).check();
    await page.getByRole('button', { name: 'Compare Activities' }).click();
    await expect(page).toHaveURL(standing ? /\/compare-skook\?/ : /\/compare\?/);
    await expect(page.getByRole('rowheader').first()).toHaveText('Date');
    await expectAccessible(page);

    await page.goto(list);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Select all sessions' }).check();
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Are you sure you want to delete 2 selected activities? This will also delete all surf rides and track points associated with these activities.',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No activities found. Upload a new activity to get started.')).toBeVisible();
  });
}
