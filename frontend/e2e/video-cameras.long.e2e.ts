import { expect, test } from '@playwright/test';
import { appleDate, captureRate, olderSample } from '../src/features/session-video/read/sample-movie.ts';
import {
  createdAt,
  drawVideo,
  openMaker,
  readVideo,
  withBoxes,
  withTelemetry,
} from './support/drawn-video.ts';
import { alignment, choose, clipOf, openTab, saved } from './support/video-tab.ts';

test.describe.configure({ timeout: 240_000 });

const HOUR = 3_600_000;

/** A video whose sound says that it is AC-3, which browsers here cannot decode. */
const asAc3 = (video: Buffer) =>
  Buffer.from(video.toString('latin1').replaceAll('Opus', 'ac-3').replaceAll('dOps', 'dac3'), 'latin1');

test('a video is aligned by what its camera wrote, rather than by its clock', async ({
  page,
  context,
  request,
}) => {
  const { start, read } = await openTab(page, request);
  const maker = await openMaker(context);
  const drawn = await drawVideo(maker, { seconds: 8, codec: 'avc', movieLast: true });
  // Neither clock is right: that of a GoPro is local time, and an iPhone's tells when the file was exported.
  const video = createdAt(drawn, start + 2000);
  const gps = new Date(start).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  const gopro = withTelemetry(video, [olderSample(0, `${gps}.000`), olderSample(3, `${gps}.250`)]);
  const atSpot = new Date(start + 2 * HOUR).toISOString().slice(0, 19);
  const iphone = withBoxes(video, appleDate(`${atSpot}+0200`));
  for (const [name, content, reason, method, startsAt] of [
    ['GX010042.MP4', gopro, "Aligned by the camera's GPS, to within half a second.", 'gopro', start - 750],
    ['IMG_0042.MOV', iphone, 'Aligned by the date written in the video', 'apple', start],
  ] as const) {
    await choose(page, name, content);
    await expect(alignment(page)).toContainText(reason);
    const row = { file_name: name, method, starts_at: new Date(startsAt).toISOString() };
    await expect.poll(async () => (await read()).videos).toContainEqual(expect.objectContaining(row));
    await page.getByRole('button', { name: 'Close video' }).click();
  }
});

test('a saved clip opens where its wave is; slow motion and a reel are not aligned', async ({
  page,
  context,
  request,
}) => {
  const { start, takeOff, seconds, read } = await openTab(page, request);
  const maker = await openMaker(context);
  const drawn = await drawVideo(maker, { seconds, codec: 'avc', movieLast: true });
  await choose(page, 'film.mp4', createdAt(drawn, start));
  await expect(alignment(page)).toContainText("Aligned by the camera's clock");
  const clip = await saved(page, () => clipOf(page, 1).getByRole('button', { name: 'Save clip' }).click());
  const reel = await saved(page, () => page.getByRole('button', { name: 'Reel of the best five' }).click());
  await page.getByRole('button', { name: 'Close video' }).click();

  await choose(page, 'clip.mp4', clip.content);
  await expect(alignment(page)).toContainText('Aligned by the date written in the video');
  const starts_at = new Date(start + Math.round((takeOff - 3) * 1000)).toISOString();
  const row = { file_name: 'clip.mp4', method: 'apple', starts_at };
  await expect.poll(async () => (await read()).videos).toContainEqual(expect.objectContaining(row));
  await page.getByRole('button', { name: 'Close video' }).click();

  const slow = withBoxes(createdAt(drawn, start), captureRate(240));
  for (const [name, content, sentence] of [
    ['slow.mp4', slow, "This is slow motion, 8 times slower than it happened, so it isn't aligned"],
    ['reel.mp4', reel.content, "This is a reel of several rides, so it isn't aligned"],
  ] as const) {
    await choose(page, name, content);
    await expect(alignment(page)).toContainText(sentence);
    await page.getByRole('button', { name: 'Close video' }).click();
  }
  expect((await read()).videos.map(({ file_name }) => file_name)).toEqual(['film.mp4', 'clip.mp4']);
});

test('a reel has the sound of films of several formats, and says which film it cannot hear', async ({
  page,
  context,
  request,
}) => {
  const { rides } = await openTab(page, request);
  const maker = await openMaker(context);
  const lengths = rides
    .slice(0, 3)
    .map(({ start_time, end_time }) => (Date.parse(end_time) - Date.parse(start_time)) / 1000);
  /** The film of a ride, which begins a second before it or up to one earlier. */
  const filmOf = async (ride: number, sound?: Parameters<typeof drawVideo>[1]['sound']) => {
    const takeOff = Date.parse(rides[ride].start_time);
    const start = Math.floor(takeOff / 1000) * 1000 - 1000;
    const seconds = Math.ceil(lengths[ride] + 3);
    const heard = sound === undefined ? {} : { sound };
    const video = await drawVideo(maker, { seconds, codec: 'avc', withSound: true, ...heard });
    return { video: createdAt(video, start), start, from: (takeOff - start) / 1000 - 0.5 };
  };
  const films = [
    await filmOf(0, { codec: 'pcm-s16', rate: 44_100, channels: 2 }),
    await filmOf(1, { codec: 'opus', rate: 48_000, channels: 1 }),
  ];
  for (const [index, { video }] of films.entries()) await choose(page, `${index}.mp4`, video);
  const shown = page.getByRole('combobox', { name: 'Video', exact: true });
  const opened = shown.getByRole('option');
  await expect(opened).toHaveText(['0.mp4', '1.mp4']);
  await expect(shown.locator(':checked')).toHaveText('1.mp4');
  const makeReel = () =>
    saved(page, () => page.getByRole('button', { name: 'Reel of the best five' }).click());
  const { beeps, duration } = await readVideo(maker, (await makeReel()).content);
  expect(Math.abs(duration - films.reduce((sum, _, index) => sum + 2.5 + lengths[index], 0))).toBeLessThan(
    0.2,
  );
  let begin = 1.5;
  for (const [index, { from }] of films.entries()) {
    const beep = begin + Math.ceil(from) - from;
    expect(beeps.filter((at) => Math.abs(at - beep) < 0.04)).toHaveLength(1);
    begin += 2.5 + lengths[index];
  }

  const third = await filmOf(2);
  await choose(page, 'ac3.mp4', asAc3(third.video));
  await expect(opened).toHaveCount(3);
  await makeReel();
  await expect(page.getByText('The reel is silent where it shows ac3.mp4')).toBeVisible();
});
