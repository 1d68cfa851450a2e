import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { availableParallelism } from 'node:os';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { TrackAnalysis } from '../src/modules/activities/adapters/track-analysis/track-analysis.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { join, refusalOf } from './person.ts';
import { sessionFile } from './uploaded-session.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ ANALYSES_WAITING: '0' });
});
afterAll(() => app.stop());

describe('uploads while all worker threads are busy', () => {
  it('answer 503 with Retry-After, leave no files, and succeed afterwards', async () => {
    let finishReading: (file: Uint8Array) => void = () => undefined;
    const reading = new Promise<Uint8Array>((resolve) => (finishReading = resolve));
    const taken = Array.from({ length: Math.max(2, availableParallelism()) }, (_, person) =>
      app.app.get(TrackAnalysis).analyze({
        owner: 1_000_000 + person,
        original: { read: () => reading.then((file) => Uint8Array.from(file)) },
        fileName: 'taken.gpx',
        surfType: 'traveling_waves',
        parameters: DEFAULT_DETECTION_PARAMETERS,
      }),
    );
    const kai = await join(app, 'kai@pressure.example');
    const refused = await kai.upload(sessionFile(1), 'session.gpx');
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refusalOf(refused)).toEqual([
      503,
      'Rideline is busy right now. Please try again in a moment.',
    ]);
    expect(await app.blobFiles()).toEqual([]);

    finishReading(sessionFile(2));
    for (const sessions of await Promise.all(taken)) expect(sessions).toHaveLength(1);
    expect((await kai.upload(sessionFile(1), 'session.gpx')).status).toBe(200);
  });
});
