import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { createdAt, drawVideo, FRAMES_PER_SECOND, openMaker, readVideo } from './support/drawn-video.ts';
import { choose as chooseInMenu } from './support/session-menu.ts';
import { alignment, choose, clipOf, leftBehind, openTab, saved } from './support/video-tab.ts';

const FFMPEG = '/usr/bin/ffmpeg';

test.describe.configure({ timeout: 240_000 });

const PHONE = { width: 390, height: 844 };

/** A clip of the first ride: to one frame at both ends, and its sound in step within 40 ms. */
function expectCut(
  { frames, beeps }: Awaited<ReturnType<typeof readVideo>>,
  { takeOff, length }: { readonly takeOff: number; readonly length: number },
): void {
  const from = takeOff - 3;
  const first = Math.floor(from * FRAMES_PER_SECOND);
  const last = Math.ceil((takeOff + length + 2) * FRAMES_PER_SECOND) - 1;
  // Frames before zero belong to the key frame before, and are hidden.
  const shown = frames.filter(({ at }) => at > -0.5 / FRAMES_PER_SECOND).map(({ number }) => number);
  expect(Math.abs(shown[0] - first)).toBeLessThanOrEqual(1);
  expect(Math.abs(shown.at(-1)! - last)).toBeLessThanOrEqual(1);
  const beep = Math.ceil(from) - from;
  expect(beeps.filter((at) => Math.abs(at - beep) < 0.04)).toHaveLength(1);
}

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

test('an HEVC video that the browser cannot play is copied to the frame, and a sentence says what is missing', async ({
  page,
  context,
  request,
}) => {
  test.skip(!existsSync(FFMPEG), 'needs ffmpeg, as browsers here have no HEVC encoder');
  const { start, takeOff, length, seconds } = await openTab(page, request);
  const maker = await openMaker(context);
  const drawn = await drawVideo(maker, { seconds, codec: 'avc', withSound: true });
  const folder = mkdtempSync(join(tmpdir(), 'hevc-'));
  const convert = (content: Buffer, ...options: readonly string[]) => {
    const [from, to] = [join(folder, 'from.mp4'), join(folder, 'to.mp4')];
    writeFileSync(from, content);
    execFileSync(FFMPEG, ['-v', 'error', '-y', '-i', from, ...options, to]);
    return readFileSync(to);
  };
  try {
    const hevc = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none:keyint=60'];
    await choose(
      page,
      'IMG_0042.MOV',
      createdAt(convert(drawn, ...hevc, '-tag:v', 'hvc1', '-c:a', 'copy'), start),
    );
    await expect(page.getByText(/can't play this kind of video/)).toBeVisible();
    await clipOf(page, 1).getByRole('button', { name: 'Save with speed' }).click();
    await expect(page.getByRole('alert')).toContainText('no decoder for HEVC');
    const clip = await saved(page, () => clipOf(page, 1).getByRole('button', { name: 'Save clip' }).click());
    expect(clip.content.includes('hvc1')).toBe(true);
    const avc = ['-c:v', 'libx264', '-preset', 'ultrafast', '-fps_mode', 'passthrough', '-c:a', 'copy'];
    expectCut(await readVideo(maker, convert(clip.content, ...avc)), { takeOff, length });
  } finally {
    rmSync(folder, { recursive: true });
  }
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

test('files that are no whole videos get a sentence each', async ({ page, context, request }) => {
  await openTab(page, request);
  const maker = await openMaker(context);
  const whole = await drawVideo(maker, { seconds: 3, codec: 'avc' });
  const cut = whole.subarray(0, Math.floor(whole.length * 0.6));
  const camera = await drawVideo(maker, { seconds: 3, codec: 'avc', movieLast: true });
  const unknown = Buffer.from(whole);
  unknown.write('zzzz', unknown.indexOf('avc1', unknown.indexOf('stsd')), 'latin1');
  const sound = Buffer.alloc(44 + 8000);
  sound.write('RIFF....WAVEfmt ', 'latin1');
  sound.writeUInt32LE(sound.length - 8, 4);
  sound.set([16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0], 16);
  sound.write('data', 36, 'latin1');
  sound.writeUInt32LE(8000, 40);
  for (const [name, content, sentence] of [
    ['empty.mp4', Buffer.alloc(0), 'empty.mp4 is empty.'],
    ['notes.mp4', Buffer.from('Dear diary'), "notes.mp4 isn't a video that can be opened here."],
    ['half.mp4', cut, 'half.mp4 is damaged or incomplete. Copy it from the camera again.'],
    ['last.mp4', camera.subarray(0, Math.floor(camera.length * 0.6)), 'last.mp4 is damaged or incomplete.'],
    ['sound.wav', sound, 'sound.wav has no picture.'],
    ['codec.mp4', unknown, 'codec.mp4 has a kind of video that can be neither played nor cut here.'],
    ['random.mp4', Buffer.from(whole).fill(7, 60), 'random.mp4 '],
  ] as const) {
    await choose(page, name, content);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }
  await choose(page, 'whole.mp4', whole);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
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

test('a clip is cut out of a file of 20 GB without reading it whole, and half of one gets a sentence', async ({
  page,
  context,
  request,
}) => {
  const { start, seconds } = await openTab(page, request);
  const maker = await openMaker(context);
  const video = createdAt(await drawVideo(maker, { seconds, codec: 'avc' }), start);
  const folder = mkdtempSync(join(tmpdir(), 'large-'));
  const bytes = 20 * 2 ** 30;
  /** A file that ends with a box, whose content takes no room on the disk. */
  const largeFile = (name: string, before: Buffer, type: string, contained: number) => {
    const path = join(folder, name);
    const head = Buffer.alloc(16);
    head.writeUInt32BE(1, 0);
    head.write(type, 4, 'latin1');
    head.writeBigUInt64BE(BigInt(contained), 8);
    writeFileSync(path, Buffer.concat([before, head]));
    truncateSync(path, before.length + bytes);
    utimesSync(path, start / 1000, start / 1000);
    return path;
  };
  try {
    const half = largeFile('half.mp4', video.subarray(0, video.readUInt32BE(0)), 'mdat', 2 * bytes);
    await page.getByLabel('Video file').setInputFiles(half);
    await expect(page.getByRole('alert')).toContainText('half.mp4 is damaged or incomplete.');
    await page.getByLabel('Video file').setInputFiles(largeFile('whole.mp4', video, 'free', bytes));
    await expect(alignment(page)).toContainText('Aligned by');
    const clip = await saved(page, () => clipOf(page, 1).getByRole('button', { name: 'Save clip' }).click());
    expect(clip.content.length).toBeLessThan(video.length + 100_000);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const { metrics } = await session.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapTotalSize')?.value ?? Infinity;
    expect(heap).toBeLessThan(400 * 2 ** 20);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
