import { expect, test } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { simulatedFile } from './support/sessions.ts';

test(
  'after each upload of a user with feet and mph the session page and its map show feet',
  { tag: '@map' },
  async ({ page, request }) => {
    test.setTimeout(180_000);
    const token = await signIn(page, await createAccount(request));
    const chosen = await request.post('/api/users/me/update-preferences', {
      headers: { authorization: `Bearer ${token}` },
      data: { preferred_distance_unit: 'feet', preferred_speed_unit: 'mph' },
    });
    expect(chosen.ok()).toBe(true);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const map = page.getByRole('region', { name: 'Map of the session' });
    const release: (() => void)[] = [];
    // The units arrive while the map opens, and in the last round after it is ready.
    await page.route('**/api/users/me/preferences', async (route) => {
      await new Promise<void>((resolve) => release.push(resolve));
      await route.continue();
    });
    for (const [minutes, when] of [
      [20, /opening|ready/],
      [25, /opening|ready/],
      [35, 'ready'],
    ] as const) {
      await page.goto('/upload');
      await page
        .getByLabel('Track files', { exact: true })
        .setInputFiles(simulatedFile({ seed: 11, minutes }));
      await expect(page).toHaveURL(/\/activity\//);
      await expect(map).toHaveAttribute('data-phase', when, { timeout: 40_000 });
      await expect.poll(() => release.length).toBeGreaterThan(0);
      release.splice(0).forEach((go) => go());
      await expect(page.getByRole('columnheader', { name: /^Distance ft/ })).toBeVisible();
      await expect(map).toHaveAttribute('data-phase', 'ready', { timeout: 40_000 });
      await expect(map.locator('.maplibregl-ctrl-scale')).toContainText(/\d+\s?(ft|mi)/);
      await expect(page.getByText("We couldn't load this page")).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  },
);
