import { expect, type Page, test } from '@playwright/test';
import { olderSample } from '../src/features/session-video/read/sample-movie.ts';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { drawVideo, openMaker, withTelemetry } from './support/drawn-video.ts';
import { listManySessions } from './support/many-sessions.ts';
import { alignment, clipOf, openTab } from './support/video-tab.ts';

test.describe.configure({ timeout: 120_000 });

/** Drags a file from outside over the page, and lets go of it there. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const files = await page.evaluateHandle(
    ([name, text]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const files = new DataTransfer();
      files.items.add(new File([bytes], name, { type: 'video/mp4', lastModified: 0 }));
      return files;
    },
    [name, content.toString('base64')] as const,
  );
  const title = page.getByRole('heading', { level: 1 });
  await title.dispatchEvent('dragover', { dataTransfer: files });
  await expect(page.getByText('Drop your video anywhere', { exact: true })).toBeVisible();
  await title.dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText('Drop your video anywhere', { exact: true })).toHaveCount(0);
}

test('a film that is dropped on the title opens with its rides alone, its alignment folded while it is sure', async ({
  page,
  context,
  request,
}) => {
  const { start, rides } = await openTab(page, request);
  const maker = await openMaker(context);
  const drawn = await drawVideo(maker, { seconds: 12, codec: 'avc', movieLast: true });
  const second = Math.floor(Date.parse(rides[2].start_time) / 1000) * 1000;
  expect(second).toBeGreaterThan(start);
  const gps = new Date(second).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  const film = withTelemetry(drawn, [olderSample(3, `${gps}.000`)]);
  await page.getByRole('tab', { name: 'Surf Rides' }).click();

  await drop(page, 'GX010042.MP4', film);
  await expect(page.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('GX010042.MP4')).toBeInViewport();
  await expect(clipOf(page, 3)).toBeVisible();
  await expect(clipOf(page, 1)).toHaveCount(0);
  await expect(page.getByText(`${rides.length - 1} more rides aren't in this video.`)).toBeVisible();
  await expectAccessible(page);

  const adjust = alignment(page).getByRole('button', { name: 'Adjust' });
  await expect(adjust).toHaveAttribute('aria-expanded', 'false');
  await expect(alignment(page).getByRole('button', { name: 'Align here' })).toHaveCount(0);
  await adjust.click();
  await expect(alignment(page).getByRole('button', { name: 'Align here' })).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`five hundred sessions to film are found by month and by search at ${viewport.width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, await createAccount(request));
    await listManySessions(page, 512);
    await page.route('**/api/activities?*standing_waves*', (route) => route.fulfill({ json: [] }));
    await page.goto('/video-editor-page');
    await expect(page.getByRole('link', { name: 'Session 512' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
    await expectAccessible(page);
    const march = page.getByRole('button', { name: /^March 2026/ });
    await expect(march).toHaveAttribute('aria-expanded', 'false');
    await march.click();
    await expect(page.getByRole('link', { name: 'Session 420' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Search sessions' }).fill('session 171');
    await expect(page.getByRole('link', { name: 'Session 420' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Session 171' }).click();
    await expect(page).toHaveURL(/\/activity\/session341\?tab=video/);
  });
}
