import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import type { VideoEvent } from '../events/video-events.ts';
import { videos } from '../videos.aggregate.ts';
import { alignVideo } from './align-video.decision.ts';
import { forgetVideo } from './forget-video.decision.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-06-01T08:00:00.000Z');
const session = { start, end: start + HOUR };
const video = {
  urlHash: 'dawn',
  fileName: 'GX010042.MP4',
  bytes: 4_000_000_000,
  lastModified: start + 2 * HOUR,
  startsAt: '2026-06-01T07:59:00.000Z',
  method: 'gopro',
} as const;
const aligned = (videoId: number, other: Partial<VideoEvent['data']> = {}): VideoEvent => ({
  type: 'VideoAligned',
  data: { ...video, ...other, videoId },
});
const at = (millis: number) => new Date(millis).toISOString();

describe('aligning a video', () => {
  it('records it with the next id', () => {
    expect(given(videos).when(alignVideo, { ...video, session })).toEqual([aligned(1)]);
    const other = { ...video, fileName: 'GX020042.MP4' };
    expect(given(videos, aligned(1)).when(alignVideo, { ...other, session })).toEqual([aligned(2, other)]);
    const elsewhere = { ...video, urlHash: 'dusk' };
    expect(given(videos, aligned(1)).when(alignVideo, { ...elsewhere, session })).toEqual([
      aligned(2, elsewhere),
    ]);
  });

  it('replaces the alignment of the same file, and records nothing that is known', () => {
    const nudged = { ...video, startsAt: '2026-06-01T07:59:01.000Z', method: 'by_hand' } as const;
    expect(given(videos, aligned(1)).when(alignVideo, { ...nudged, session })).toEqual([aligned(1, nudged)]);
    expect(given(videos, aligned(1), aligned(1, nudged)).when(alignVideo, { ...nudged, session })).toEqual(
      [],
    );
  });

  it('refuses a start more than a day from the session', () => {
    const align = (startsAt: string) => () => given(videos).when(alignVideo, { ...video, startsAt, session });
    expect(align(at(start - 24 * HOUR))).not.toThrow();
    expect(align(at(start - 24 * HOUR - 1))).toThrow('The video starts more than a day from the session');
    expect(align(at(start + 25 * HOUR))).not.toThrow();
    expect(align(at(start + 25 * HOUR + 1))).toThrow('more than a day');
  });

  it('refuses more than 100 videos of a session', () => {
    const many = Array.from({ length: 100 }, (_, index) => aligned(index + 1, { fileName: `${index}.mp4` }));
    expect(() => given(videos, ...many).when(alignVideo, { ...video, session })).toThrow('at most 100');
  });
});

describe('forgetting a video', () => {
  it('removes it, and does not use its id again', () => {
    const forgotten: VideoEvent = { type: 'VideoForgotten', data: { urlHash: 'dawn', videoId: 1 } };
    expect(given(videos, aligned(1)).when(forgetVideo, forgotten.data)).toEqual([forgotten]);
    expect(given(videos, aligned(1), forgotten).when(alignVideo, { ...video, session })).toEqual([
      aligned(2),
    ]);
  });

  it('refuses one that is missing or of another session', () => {
    const forget = (urlHash: string, videoId: number) => () =>
      given(videos, aligned(1)).when(forgetVideo, { urlHash, videoId });
    expect(forget('dawn', 2)).toThrow('Video not found');
    expect(forget('dusk', 1)).toThrow('Video not found');
  });
});
