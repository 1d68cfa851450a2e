import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openMaker, readVideo } from './support/drawn-video.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { overrideSite } from './support/site.ts';
import { clipOf, saved } from './support/video-tab.ts';

const EDITOR = { video_editor_url: 'https://editor.example/' };

test('the editor link of the landing page opens the page that the server redirects to', async ({ page }) => {
  await overrideSite(page, EDITOR);
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Our Surf Video Editor' }).click();
  await expect(page.getByRole('heading', { name: 'Surf Video Editor' })).toBeVisible();
});

test('a visitor cuts a clip out of a film that the browser draws, and nothing is sent', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || /^\/api\/(?!site$)/.test(pathname)) sent.push(pathname);
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Try Our Surf Video Editor' }).click();
  const film = page.getByLabel('sample.mp4');
  await expect(film).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Ride 2', exact: true }).click();
  const clip = await saved(page, () => clipOf(page, 2).getByRole('button', { name: 'Save clip' }).click());
  expect(clip.name).toBe('2026-06-14-ride-2.mp4');
  const { duration, size } = await readVideo(await openMaker(context), clip.content);
  expect(size).toEqual({ width: 640, height: 360 });
  expect(duration).toBeGreaterThan(20);
  expect(duration).toBeLessThan(30);
  expect(sent).toEqual([]);
});

test('a browser that encodes no video says so in place of the sample', async ({ page }) => {
  await page.addInitScript(() => {
    delete (globalThis as { VideoEncoder?: unknown }).VideoEncoder;
  });
  await page.goto('/video-editor-page');
  await expect(page.getByText('This browser has no video encoder')).toBeVisible();
});
