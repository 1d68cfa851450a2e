import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { UploadAnswer } from '../../../app/api-types.ts';
import { itemFor } from './new-items.ts';
import { resumeUploads } from './resume-uploads.ts';
import type { Sent } from './send-file.ts';
import { UploadQueue } from './upload-queue.ts';

const OFFLINE: Sent = { outcome: 'refused', status: 0, sentence: 'You are offline.' };

const ANALYZED: UploadAnswer = {
  url_hash: 'hash',
  duplicate: false,
  activity_time: null,
  time_zone: null,
  utc_offset: null,
  other_sport: null,
  far_from_standing_wave: null,
  warnings: [],
  others: [],
  total_rides: 0,
  longest_ride_distance: null,
  longest_ride_time: null,
};

const setOnline = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });

/** Uploads one file to a server with these answers; the last one repeats. */
function startUpload(...answers: Sent[]) {
  let sends = 0;
  const queue = new UploadQueue({
    send: () => Promise.resolve(answers[Math.min(sends++, answers.length - 1)] ?? OFFLINE),
    onAnalyzed: () => undefined,
    onSignedOut: () => undefined,
  });
  resumeUploads(queue);
  void queue.add([itemFor(new File(['<gpx/>'], 'a.gpx'), 1000)]);
  queue.start({ surfType: 'ocean', settingId: null });
  return { queue, sends: () => sends, step: () => queue.items()[0]?.state.step };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('an upload without an answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    setOnline(true);
  });

  it('is sent again once the browser is online', async () => {
    setOnline(false);
    const { sends, step } = startUpload(OFFLINE, {
      outcome: 'analyzed',
      answer: ANALYZED,
    });
    await pass(600_000);
    expect([sends(), step()]).toEqual([1, 'failed']);
    setOnline(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect([sends(), step()]).toEqual([2, 'done']);
  });

  it('is retried with growing delays while the server is unreachable', async () => {
    const { sends } = startUpload(OFFLINE);
    const after: number[] = [];
    for (const seconds of [2, 4, 8, 16]) {
      await pass(seconds * 1000 - 1);
      after.push(sends());
      await pass(1);
    }
    expect(after).toEqual([1, 2, 3, 4]);
    expect(sends()).toBe(5);
    await pass(3_600_000);
    expect(sends()).toBe(10);
  });
});
