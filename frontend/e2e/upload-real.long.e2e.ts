import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { hasRealTracks, realFile } from './support/sessions.ts';
import { choose } from './support/uploads.ts';

const REAL: readonly (readonly [format: string, path: string])[] = [
  ['GPX', 'gpx/bas-suckling_wave-analysis__server__data__rawData__2020-05-15.gpx'],
  ['FIT', 'fit/surflog-tech_fit2geo__assets__7052582268_ACTIVITY.fit'],
  ['TCX', 'tcx/Logiqx_gps-wizard__sessions__20220611__activity_8998087955.tcx'],
];

if (hasRealTracks) {
  test('a real GPX with the tracks of fifteen riders becomes a session each', async ({ page, request }) => {
    await signIn(page, await createAccount(request));
    await page.goto('/upload');
    await choose(page, realFile('gpx/Yves33_WxGPX2__data__defiwind2007.gpx'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    const files = page.getByRole('list', { name: 'Chosen files' });
    await expect(files.locator('a[href^="/activity/"]')).toHaveCount(15, { timeout: 20_000 });
  });
}

for (const [format, path] of hasRealTracks ? REAL : []) {
  test(`a real ${format} file becomes a session with its rides`, async ({ page, request }) => {
    await signIn(page, await createAccount(request));
    await page.goto('/upload');
    await choose(page, realFile(path));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(page).toHaveURL(/\/activity\/[A-Za-z0-9]{10,}/, { timeout: 20_000 });
    await expect(page.getByRole('row').nth(1)).toContainText(/\d+\.\d/);
    await expect(page.getByText('Manual Upload')).toBeVisible();
  });
}
