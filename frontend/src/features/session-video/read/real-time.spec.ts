import { describe, expect, it } from '@jest/globals';
import type { InputVideoTrack, MetadataTags } from 'mediabunny';
import { whyNotInRealTime } from './real-time.ts';

const MINUTE = 60_000;
const SAVED = Date.UTC(2026, 5, 1, 15);
const times = { apple: null, gopro: null, clock: null, pace: null, lastModified: SAVED, duration: MINUTE };
/** A video shown at 30 pictures a second. */
const track = {
  computePacketStats: () => Promise.resolve({ averagePacketRate: 30 }),
} as unknown as InputVideoTrack;

/** What Android's camera writes of the pictures that it took in a second. */
function captured(rate: number) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setFloat32(0, rate);
  return { raw: { 'com.android.capture.fps': bytes } };
}

describe('whyNotInRealTime', () => {
  it.each([
    ['captured at 1 picture a second', captured(1), {}, 'a time lapse, 30 times faster'],
    ['with seconds of GPS times between its pictures', {}, { pace: 7.5 }, 'a time lapse, 7.5 times faster'],
    ['captured at 240 pictures a second', captured(240), {}, 'slow motion, 8 times slower'],
    ['longer than it took', {}, { apple: SAVED - MINUTE / 4 }, 'slow motion, 4 times slower'],
  ])('tells a video %s', async (_, tags, known, kind) => {
    expect(await whyNotInRealTime(track, tags as MetadataTags, { ...times, ...known })).toBe(
      `This is ${kind} than it happened, so it isn't aligned with the session.`,
    );
  });

  it('is null for a video that runs as it happened', async () => {
    expect(await whyNotInRealTime(track, captured(29.97), { ...times, apple: SAVED - MINUTE })).toBeNull();
  });
});
