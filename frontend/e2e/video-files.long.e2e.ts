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
import { createdAt, drawVideo, openMaker, readVideo } from './support/drawn-video.ts';
import { alignment, choose, clipOf, expectCut, openTab, saved } from './support/video-tab.ts';

const FFMPEG = '/usr/bin/ffmpeg';

test.describe.configure({ timeout: 240_000 });

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
