import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { createAccount, signIn } from './accounts.ts';
import { FRAMES_PER_SECOND, type readVideo } from './drawn-video.ts';
import { uploadSession } from './sessions.ts';

interface Ride {
  readonly start_time: string;
  readonly end_time: string;
}
interface Answer {
  readonly surf_rides: readonly Ride[];
  readonly videos: readonly { starts_at: string; method: string; file_name: string }[];
}

export const clipOf = (page: Page, ride: number) =>
  page.getByRole('group', { name: `Clip of ride ${ride}`, exact: true });
export const alignment = (page: Page) => page.getByRole('region', { name: 'Alignment' });
export const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Video file').setInputFiles({ name, mimeType: 'video/mp4', buffer });

/** The file that an export saves. */
export async function saved(page: Page, act: () => Promise<void>) {
  const download = page.waitForEvent('download', { timeout: 200_000 });
  await act();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** What exports left in the private files of the origin. */
export const leftBehind = (page: Page) =>
  page.evaluate(async () => {
    const names: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
    return names;
  });

/** The video tab of a session, for a film that begins ten seconds before its first ride. */
export async function openTab(page: Page, request: APIRequestContext) {
  const token = await signIn(page, await createAccount(request));
  const urlHash = await uploadSession(request, token, { seed: 11 });
  const headers = { authorization: `Bearer ${token}` };
  const read = async () =>
    (await (await request.get(`/api/activities/${urlHash}`, { headers })).json()) as Answer;
  const rides = (await read()).surf_rides;
  const [ride] = rides;
  const length = (Date.parse(ride.end_time) - Date.parse(ride.start_time)) / 1000;
  await page.goto(`/activity/${urlHash}?tab=video`);
  // Files tell their time in whole seconds.
  const start = Math.floor(Date.parse(ride.start_time) / 1000) * 1000 - 10_000;
  const takeOff = (Date.parse(ride.start_time) - start) / 1000;
  return { start, takeOff, length, seconds: Math.ceil(takeOff + length + 5), read, rides };
}

/** A clip of the first ride: to one frame at both ends, and its sound in step within 40 ms. */
export function expectCut(
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
