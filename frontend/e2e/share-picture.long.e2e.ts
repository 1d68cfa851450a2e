import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { chooseUsername, createAccount, signIn } from './support/accounts.ts';
import { openSession, uploadSession } from './support/sessions.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Activity' });
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
  await chooseUsername(request, token);
});

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a picture is drawn in the chosen shape, colors and numbers, and downloaded', async ({ page }) => {
      await openSession(page, urlHash);
      await page.getByRole('button', { name: 'Share Activity' }).click();
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
      await dialog(page).getByText('Colors and numbers').click();
      await dialog(page).getByLabel('Third number').selectOption({ label: 'Time surfing' });
      await expect(dialog(page).getByLabel('First number').getByText('Time surfing')).toHaveCount(0);
      await expect(dialog(page).getByText('Drawing the picture...')).toHaveCount(0);
      expect((await download(page)).png.equals(files.get('Wide')!)).toBe(false);

      await dialog(page).getByText('Transparent', { exact: true }).click();
      await expect(dialog(page).getByText('Drawing the picture...')).toHaveCount(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await expectAccessible(page, '[role="dialog"]');
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
  await page.getByRole('button', { name: 'Share Activity' }).click();
  await expect(picture(page)).toBeVisible({ timeout: 20_000 });
  await expect(
    dialog(page).getByText(
      'This session hides a place, so its pictures have a bar per ride instead of a map.',
    ),
  ).toBeVisible();
  await expect(dialog(page).getByText('Best wave', { exact: true }).locator('visible=true')).toHaveCount(0);
});

/** Shares of the picture's width and height that its rides extend over, by the colors of speeds. */
const extentOfRides = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => {
    const speeds = ['#3f9ec4', '#4fc3dc', '#5fd4e6', '#c3e88d', '#ffc078', '#ff7a7a'].map((color) =>
      [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
    );
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    // The numbers and the mark are below.
    const { data } = context.getImageData(0, 0, width, Math.round(height * 0.76));
    const [x, y]: [number[], number[]] = [[], []];
    for (let at = 0; at < data.length; at += 4) {
      const isNear = speeds.some((color) =>
        color.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 24),
      );
      if (!isNear) continue;
      x.push((at / 4) % width);
      y.push(Math.floor(at / 4 / width));
    }
    const extent = (values: readonly number[]) =>
      values.reduce((most, value) => Math.max(most, value), 0) -
      values.reduce((least, value) => Math.min(least, value), Infinity);
    return { across: extent(x) / width, down: extent(y) / height };
  });

test('rides fill pictures of a session with a drive home, which the page shows without its ways', async ({
  page,
  request,
}) => {
  await openSession(page, await uploadSession(request, token, { seed: 12, hasDriveHome: true }));
  await page.getByRole('button', { name: 'Share Activity' }).click();
  await expect(dialog(page).getByLabel('Show rides only')).toBeChecked();
  for (const ridesOnly of [true, false]) {
    if (!ridesOnly) await dialog(page).getByText('Show rides only').click();
    for (const shape of ['Story', 'Square', 'Wide']) {
      await dialog(page).getByText(shape, { exact: true }).click();
      await expect(dialog(page).getByRole('radio', { name: 'Best wave' })).toBeChecked({
        checked: shape === 'Story',
      });
      await expect(picture(page)).toBeVisible({ timeout: 20_000 });
      await expect(dialog(page).getByText('Drawing the picture...')).toHaveCount(0);
      const { across, down } = await extentOfRides(page);
      // A wide picture holds its name above and its shore beside them.
      const least = shape === 'Wide' ? 0.35 : 0.5;
      expect([shape, Math.max(across, down) >= least]).toEqual([shape, true]);
    }
  }
  await dialog(page).getByText('Public page').click();
  await expect(dialog(page).getByRole('img', { name: 'Preview of the link' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(dialog(page).getByText('a map of the whole track')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

test('a picture is made without a username, which sharing asks for', async ({ page, request }) => {
  const nameless = await signIn(page, await createAccount(request));
  await openSession(page, await uploadSession(request, nameless, { seed: 12 }));
  await page.getByRole('button', { name: 'Share Activity' }).click();
  const naming = page.getByRole('dialog', { name: 'Choose a username' });
  await naming.getByRole('button', { name: 'Make a picture only' }).click();
  await expect(picture(page)).toBeVisible();
  expect((await download(page)).name).toMatch(/^rideline-.*-story\.png$/);

  const ridesOnly = dialog(page).getByLabel('Show rides only');
  const chosen = !(await ridesOnly.isChecked());
  await ridesOnly.setChecked(chosen);
  await dialog(page).getByRole('button', { name: 'Continue to Share' }).click();
  await naming.getByRole('textbox', { name: 'Username' }).fill(`later_${Date.now() % 1e9}`);
  await naming.getByRole('button', { name: 'Set username' }).click();
  await expect(naming).toHaveCount(0);
  await expect(ridesOnly).toBeChecked({ checked: chosen });
  await dialog(page).getByRole('button', { name: 'Continue to Share' }).click();
  await expect(dialog(page).getByLabel('Link to the session')).toBeVisible();
});
