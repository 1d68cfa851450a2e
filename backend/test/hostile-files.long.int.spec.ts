import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { gzipSync } from 'fflate';
import { availableParallelism } from 'node:os';
import { TrackAnalysis } from '../src/modules/activities/adapters/track-analysis/track-analysis.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { join, type Person, refusalOf } from './person.ts';
import { sessionFile } from './uploaded-session.ts';

const withName = (name: string) =>
  gzipSync(
    new TextEncoder().encode(
      new TextDecoder().decode(sessionFile(1)).replace('<trkseg>', `<name>${name}</name><trkseg>`),
    ),
  );

describe('hostile uploads of one person', () => {
  let app: AppUnderTest;
  let kai: Person;
  beforeAll(async () => {
    app = await startApp();
    kai = await join(app, 'kai@hostile.example');
  });
  afterAll(() => app.stop());

  it('are read as fast as other files, however long a name is in them', async () => {
    const bomb = withName('a'.repeat(24_000_000));
    expect(bomb.length).toBeLessThan(50_000);
    expect((await kai.upload(bomb, 'bomb.gpx.gz')).status).toBe(200);
  });

  it('hold their share of the worker threads at most, while an upload of another person succeeds', async () => {
    let finishReading: (file: Uint8Array) => void = () => undefined;
    const reading = new Promise<Uint8Array>((resolve) => (finishReading = resolve));
    const stuck = Array.from({ length: 2 * Math.max(2, availableParallelism()) }, () =>
      app.app.get(TrackAnalysis).analyze({
        owner: 1_000_000,
        original: { read: () => reading.then((file) => Uint8Array.from(file)) },
        fileName: 'stuck.gpx',
        surfType: 'traveling_waves',
        parameters: DEFAULT_DETECTION_PARAMETERS,
      }),
    );
    expect((await kai.upload(sessionFile(2), 'session.gpx')).status).toBe(200);
    finishReading(sessionFile(3));
    for (const sessions of await Promise.all(stuck)) expect(sessions).toHaveLength(1);
  });
});

describe('a file that takes too much of a worker thread', () => {
  it('is refused with a sentence', async () => {
    const app = await startApp({ WORKER_JOB_MS: '100' });
    try {
      const kai = await join(app, 'kai@slow.example');
      const slow = withName(`&amp;${'<a/>'.repeat(5_000_000)}`);
      expect(await refusalOf(await kai.upload(slow, 'slow.gpx.gz'))).toEqual([
        422,
        'This file takes too long to read. Export it again, or in another format, and try again.',
      ]);
      expect(await app.blobFiles()).toEqual([]);
    } finally {
      await app.stop();
    }
  });
});
