import { afterAll, describe, expect, it } from '@jest/globals';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  DEFAULT_TIME_DISPLAY,
  DEFAULT_UNITS,
  detectRides,
  sessionFrame,
  simulateSession,
} from '@rideline/detection-engine';
import { WorkerThreads } from '../../../../platform/threads/worker-threads.ts';
import type { DrawnPicture, PictureRequest } from './picture.worker.ts';

const threads = new WorkerThreads({ workerJobMs: 120_000, workerMegabytes: 512 });
afterAll(() => threads.onApplicationShutdown());

const DRAWINGS = 100;
/** A drawing leaves 2 to 6 MB unless it is freed. */
const MOST_BYTES = 160_000_000;

function requestOf(): PictureRequest {
  const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 60 });
  const track = cleanTrack(recorded);
  const { rides } = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS);
  return {
    activity: {
      row: {
        name: 'Dawn',
        surfType: 'traveling_waves',
        activityTime: '2026-05-15T16:11:00Z',
        timeZone: null,
      },
      rides: rides.map((ride, index) => ({ ...ride, id: index + 1 })),
      track,
      ownerUnits: DEFAULT_UNITS,
      ownerTimes: DEFAULT_TIME_DISPLAY,
    },
    choice: { shape: 'story', theme: 'dark', motif: 'track', figures: ['rides'] },
    byline: null,
    frame: sessionFrame(track, [], null),
    language: 'en-US',
  };
}

describe('the thread that draws pictures', () => {
  it('frees the native memory of its drawings while it is busy', async () => {
    const pool = threads.pool<PictureRequest, DrawnPicture>('picture', {
      minThreads: 1,
      maxThreads: 1,
      niceIncrement: 0,
    });
    const request = requestOf();
    const drawn = async (times: number) => {
      for (let count = 0; count < times; count++) await pool.run(request);
      return process.memoryUsage.rss();
    };
    const first = await drawn(10);
    expect((await drawn(DRAWINGS)) - first).toBeLessThan(MOST_BYTES);
  });
});
