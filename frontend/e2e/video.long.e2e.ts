import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createdAt, drawVideo, FRAMES_PER_SECOND, openMaker, readVideo } from './support/drawn-video.ts';
import { choose as chooseInMenu } from './support/session-menu.ts';
import { alignment, choose, clipOf, expectCut, leftBehind, openTab, saved } from './support/video-tab.ts';

test.describe.configure({ timeout: 240_000 });

const PHONE = { width: 390, height: 844 };

/** Figures below on the left, the line of the ride below on the right, and the rest of the picture as it was. */
function expectOverlay(
  { size, drawnOn }: Awaited<ReturnType<typeof readVideo>>,
  shape: { readonly width: number; readonly height: number },
): void {
  expect(size).toEqual(shape);
  const { width, height } = size;
  const left = drawnOn.filter(({ x }) => x < 200);
  const right = drawnOn.filter(({ x }) => x >= width - 120);
  expect([...left, ...right]).toHaveLength(drawnOn.length);
  expect(Math.min(...drawnOn.map(({ y }) => y))).toBeGreaterThanOrEqual(height - 120);
  // Three lines of text begin at the left, the last of them near the edge below.
  expect(left.filter(({ x }) => x === 0).map(({ y }) => y)).toEqual(
    expect.arrayContaining([height - 80, height - 40]),
  );
  expect(right.length).toBeGreaterThan(0);
}

for (const [codec, rotation, shape, size] of [
  ['avc', 0, '16:9', { width: 640, height: 360 }],
  ['vp9', 0, '16:9', { width: 640, height: 360 }],
  ['avc', 90, '9:16', { width: 360, height: 640 }],
  ['avc', 90, '16:9', { width: 640, height: 360 }],
] as const) {
  const film = `${codec}, turned by ${rotation} degrees, as ${shape}`;
  test(`rides of a video are saved to the frame, and none of its bytes leave: ${film}`, async ({
    page,
    context,
    request,
  }) => {
    const { start, takeOff, length, seconds, read } = await openTab(page, request);
    const maker = await openMaker(context);
    const video = createdAt(await drawVideo(maker, { seconds, codec, rotation, withSound: true }), start);
    let bytes = 0;
    page.on('request', (asked) => (bytes += asked.postDataBuffer()?.length ?? 0));
    await choose(page, 'GX010042.MP4', video);
    await expect(alignment(page)).toContainText("Aligned by the camera's clock; it may be some seconds off.");
    const row = { starts_at: new Date(start).toISOString(), method: 'clock', file_name: 'GX010042.MP4' };
    await expect.poll(async () => (await read()).videos).toMatchObject([row]);

    await page.getByLabel('Shape').selectOption(shape);
    for (const button of ['Save clip', 'Save with speed']) {
      const clip = await saved(page, () => clipOf(page, 1).getByRole('button', { name: button }).click());
      expect(clip.name).toMatch(/^\d{4}-\d\d-\d\d-ride-1(-speed)?\.mp4$/);
      const shown = await readVideo(maker, clip.content);
      expectCut(shown, { takeOff, length });
      if (button === 'Save clip') expect(shown.drawnOn).toEqual([]);
      else expectOverlay(shown, size);
    }
    expect(bytes).toBeLessThan(1000);
    expect(await leftBehind(page)).toEqual([]);
  });
}

test('the best rides are joined to a reel with titles and sound', async ({ page, context, request }) => {
  const { start, takeOff, length, seconds } = await openTab(page, request);
  const maker = await openMaker(context);
  await choose(
    page,
    'a.mp4',
    createdAt(await drawVideo(maker, { seconds, codec: 'avc', withSound: true }), start),
  );
  await page.getByLabel('Shape').selectOption('1:1');
  const reel = await saved(page, () => page.getByRole('button', { name: 'Reel of the best five' }).click());
  expect(reel.name).toMatch(/-reel\.mp4$/);
  const { frames, beeps, size, duration } = await readVideo(maker, reel.content);
  expect(size).toEqual({ width: 360, height: 360 });
  expect(Math.abs(duration - (1.5 + length + 1))).toBeLessThan(0.1);
  expect(frames.length).toBeGreaterThan((length + 0.9) * FRAMES_PER_SECOND);
  const beep = 1.5 + Math.ceil(takeOff - 0.5) - (takeOff - 0.5);
  expect(beeps.some((at) => Math.abs(at - beep) < 0.04)).toBe(true);
  expect(await leftBehind(page)).toEqual([]);
});

test('an alignment by hand is kept for the next time, also for the times of rides', async ({
  page,
  context,
  request,
}) => {
  const { start, takeOff, read } = await openTab(page, request);
  const maker = await openMaker(context);
  // A file that says nothing, on a device where it was saved years later.
  const video = await drawVideo(maker, { seconds: 8, codec: 'avc' });
  const file = { name: 'film.mp4', mimeType: 'video/mp4', buffer: video };
  await page.getByLabel('Video file').setInputFiles(file);
  await expect(alignment(page)).toContainText("The file doesn't say when it was taken.");
  await alignment(page).getByRole('button', { name: 'Align here' }).click();
  await expect(alignment(page)).toContainText('Aligned by you.');
  await alignment(page).getByRole('button', { name: '0.1 s later' }).click();
  const rideStart = start + takeOff * 1000;
  await expect
    .poll(async () => (await read()).videos)
    .toMatchObject([{ starts_at: new Date(Math.round(rideStart) + 100).toISOString(), method: 'by_hand' }]);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('film.mp4 opens aligned.')).toBeVisible();
  await chooseInMenu(page, 'Calculate Time in Video');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await page.reload();
  expect(new URL(page.url()).searchParams.get('video-start')).not.toBeNull();
  await page.getByRole('button', { name: 'Forget film.mp4' }).click();
  await expect.poll(async () => (await read()).videos).toEqual([]);
});

test('on a phone without encoders a clip is chosen, watched and saved', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    delete (globalThis as { VideoEncoder?: unknown }).VideoEncoder;
  });
  const { start, seconds } = await openTab(page, request);
  await expect(page.getByRole('img', { name: /A film of a surfer/ })).toHaveJSProperty('naturalWidth', 828);
  const maker = await openMaker(context);
  const video = createdAt(await drawVideo(maker, { seconds, codec: 'avc' }), start);
  await choose(page, 'phone.mp4', video);
  await expect(page.getByLabel('phone.mp4')).toBeInViewport({ ratio: 1 });
  const clip = clipOf(page, 1);
  await clip.getByRole('button', { name: 'Show' }).click();
  // The map, which stays in view beside an opened ride, does not cover the film.
  await expect(page.getByLabel('phone.mp4')).toBeInViewport({ ratio: 1 });
  const middle = await page.getByLabel('phone.mp4').evaluate((video) => {
    const { left, top, width, height } = video.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === video;
  });
  expect(middle).toBe(true);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
  await clip.getByRole('button', { name: 'Save with speed' }).click();
  await expect(clip.getByRole('alert')).toContainText('no video encoder');
  expect(
    (await saved(page, () => clip.getByRole('button', { name: 'Save clip' }).click())).content.length,
  ).toBeGreaterThan(1000);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('an export is canceled or left, which asks first, and leaves nothing behind', async ({
  page,
  context,
  request,
}) => {
  const { start, seconds } = await openTab(page, request);
  const maker = await openMaker(context);
  const video = createdAt(await drawVideo(maker, { seconds, codec: 'avc' }), start);
  await choose(page, 'a.mp4', video);
  await clipOf(page, 1).getByRole('button', { name: 'Save with speed' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('group', { name: 'Export' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => leftBehind(page)).toEqual([]);

  await clipOf(page, 1).getByRole('button', { name: 'Save with speed' }).click();
  await expect(page.getByRole('group', { name: 'Export' })).toBeVisible();
  const asked = page.waitForEvent('dialog', { timeout: 10_000 });
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await choose(page, 'a.mp4', video);
  await expect(clipOf(page, 1).getByRole('button', { name: 'Save clip' })).toBeVisible();
  await expect.poll(() => leftBehind(page)).toEqual([]);
});
