import { expect, test as journey } from '@playwright/test';
import { startFreshApp } from '../../scripts/start/fresh-app.mjs';
import { type OidcStandIn, startOidcStandIn } from '../../scripts/stand-ins/oidc/start-oidc.ts';
import { expectAccessible } from './support/accessibility.ts';
import { secretsIn } from './support/secrets-in-log.ts';

interface House {
  readonly url: string;
  readonly provider: OidcStandIn;
}

/** An app of its own whose people log in with an identity provider. */
const test = journey.extend<object, { house: House }>({
  house: [
    async ({}, use) => {
      const provider = await startOidcStandIn();
      const app = await startFreshApp({
        settings: { ...provider.settings, OIDC_NAME: 'House', NODE_ENV: 'development', LOG_LEVEL: 'debug' },
      });
      provider.issuer.client.redirectUris = [`${app.url}/login/oidc`];
      provider.issuer.people = [{ sub: 'kai', email: 'kai@house.example', email_verified: true }];
      await use({ url: app.url, provider });
      await app.stop();
      await provider.stop();
      expect(secretsIn(app.said())).toEqual([]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

test('a person of the house logs in where they wanted to go, and sets up a password', async ({
  page,
  house,
}) => {
  const toHouse = page.getByRole('button', { name: 'Continue with House' });
  await page.goto('/settings');
  await expect(page).toHaveURL('/login?redirect=%2Fsettings');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(toHouse).toBeVisible();
    await expectAccessible(page);
  }

  await toHouse.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('The login was canceled.');
  await expect(page).toHaveURL('/login?redirect=%2Fsettings');

  house.provider.faults.next('token', { kind: 'refused' });
  await toHouse.click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').last()).toContainText('House could not be reached. Please try again.');

  await toHouse.click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('You log in with House.')).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('a password of my own');
  await page.getByLabel('Confirm New Password').fill('a password of my own');
  await page.getByRole('button', { name: 'Set up password' }).click();
  await expect(page.getByText('You log in with House or with your email and password.')).toBeVisible();
});
