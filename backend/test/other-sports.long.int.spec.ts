import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { redetect } from '../src/command-line/redetect.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person } from './person.ts';
import { settled, type Ask } from './read-models.ts';
import { type ActivityAnswer } from './uploaded-session.ts';

type Answer = ActivityAnswer & {
  sport: string | null;
  surf_rides: { id: number; start_time: string; end_time: string }[];
};

let app: AppUnderTest;
let kai: Person;
const ask: Ask = (sql) => app.database.query(sql);

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
});
afterAll(() => app.stop());

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 30 });
async function uploaded(sport: string): Promise<string> {
  const answer = await kai.upload(encodeTrackFile(recorded, 'fit', { sport }), 'a.fit');
  return ((await answer.json()) as { url_hash: string }).url_hash;
}
const read = (urlHash: string) => kai.json<Answer>('GET', `/activities/${urlHash}`);
async function redetectAll(): Promise<void> {
  await redetect.run({ app: app.app, args: ['--all'], say: () => {}, signal: new AbortController().signal });
  await settled(ask);
}

describe('a file that names another sport', () => {
  it('has no rides until its owner counts them, after another detection too', async () => {
    const surfed = await read(await uploaded('surfing'));
    expect(surfed.sport).toBe('surfing');
    expect(surfed.surf_rides.length).toBeGreaterThan(2);

    const urlHash = await uploaded('cycling');
    expect(await read(urlHash)).toMatchObject({ sport: 'cycling', surf_rides: [] });
    await kai.call('PUT', `/activities/${urlHash}/surf-setting?setting_id=0`);
    expect((await read(urlHash)).surf_rides).toEqual([]);

    const [first, second] = surfed.surf_rides;
    const marks = [first!, second!].map(({ start_time, end_time }) => ({
      kind: 'missed_ride',
      start_time,
      end_time,
    }));
    await kai.call('PUT', `/activities/${urlHash}/marks`, { marks });
    const counted = [first!, second!].map(({ start_time }) => ({ start_time }));
    expect(await read(urlHash)).toMatchObject({ surf_rides: counted });
    await redetectAll();
    expect(await read(urlHash)).toMatchObject({ surf_rides: counted });
  });
});
