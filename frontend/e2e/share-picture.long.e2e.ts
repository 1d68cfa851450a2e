import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { choose } from './support/session-menu.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share picture' });
const picture = (page: Page) => dialog(page).getByRole('img', { name: 'Your session' });

/** Width and height of a PNG in pixels, from its header. */
function pixelsOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** Downloads the shown picture: its file's name and its pixels. */
async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  return { name: file.suggestedFilename(), png: readFileSync(await file.path()) };
}

let token: string;
let urlHash: string;
test.beforeEach(async ({ page, request }) => {
  token = await signIn(page, await createAccount(request));
  urlHash = await uploadSession(request, token, { seed: 11 });
});

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a picture is drawn in the chosen shape, colors and numbers, and downloaded', async ({ page }) => {
      await openSession(page, urlHash);
      await choose(page, 'Share picture');
      await expect(picture(page)).toBeVisible({ timeout: 20_000 });
      const files = new Map<string, Buffer>();
      for (const [shape, pixels] of [
        ['Story', [1080, 1920]],
        ['Square', [1080, 1080]],
        ['Wide', [1200, 630]],
      ] as const) {
        await dialog(page).getByText(shape, { exact: true }).click();
        await expect(dialog(page).getByText('Drawing the picture...')).toHaveCount(0);
        const { name, png } = await download(page);
        expect(name).toBe(`rideline-${urlHash}-${shape.toLowerCase()}.png`);
        expect(pixelsOf(png)).toEqual(pixels);
        files.set(shape, png);
      }
      await dialog(page).getByLabel('Third number').selectOption({ label: 'Time surfing' });
      await expect(dialog(page).getByLabel('First number').getByText('Time surfing')).toHaveCount(0);
      await expect(dialog(page).getByText('Drawing the picture...')).toHaveCount(0);
      expect((await download(page)).png.equals(files.get('Wide')!)).toBe(false);

      await dialog(page).getByText('Transparent', { exact: true }).click();
      await expect(dialog(page).getByText('Drawing the picture...')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await expectAccessible(page);
      }
    });
  });
}

test('the picture of a session with a hidden place has bars instead of a map', async ({ page, request }) => {
  const hidden = await request.put(`/api/activities/${urlHash}/privacy`, {
    headers: { authorization: `Bearer ${token}` },
    data: { rides_only: false, hidden_circle: { latitude: 33, longitude: -117, radius_meters: 500 } },
  });
  expect(hidden.ok()).toBe(true);
  await openSession(page, urlHash);
  await choose(page, 'Share picture');
  await expect(picture(page)).toBeVisible({ timeout: 20_000 });
  await expect(
    dialog(page).getByText(
      'This session hides a place, so its pictures have a bar per ride instead of a map.',
    ),
  ).toBeVisible();
  await expect(dialog(page).getByText('Longest ride', { exact: true }).locator('visible=true')).toHaveCount(
    0,
  );
});
