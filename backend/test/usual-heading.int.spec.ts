import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person } from './person.ts';

interface Session {
  url_hash: string;
  usual_heading: { heading: number; sessions: number; is_used: boolean } | null;
  surf_rides: { id: number }[];
}

let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
});
afterAll(() => app.stop());

/** The seed decides on the spot; its sessions differ by their length. */
async function upload(day: number, surfType: 'ocean' | 'skookumchuck' = 'ocean'): Promise<Session> {
  const { recorded } = simulateSession({
    surfType: surfType === 'ocean' ? 'traveling_waves' : 'standing_waves',
    seed: 3,
    durationMinutes: 20 + day,
    startTime: epochMillis(Date.UTC(2026, 4, day, 16)),
  });
  const answer = await kai.upload(encodeTrackFile(recorded, 'fit'), `${day}.fit`, { surf_type: surfType });
  const { url_hash: urlHash } = (await answer.json()) as Session;
  return read(urlHash);
}
const read = (urlHash: string) => kai.json<Session>('GET', `/activities/${urlHash}`);
const choose = (urlHash: string, is_used: boolean) =>
  kai.call('PUT', `/activities/${urlHash}/usual-heading`, { is_used });

describe('what is known of other sessions at the spot', () => {
  let fourth: Session;

  it('is used from the fourth session on', async () => {
    for (const day of [1, 2, 3]) expect((await upload(day)).usual_heading).toBeNull();
    fourth = await upload(4);
    expect(fourth.surf_rides.length).toBeGreaterThan(0);
    expect(fourth.usual_heading).toEqual({ heading: expect.any(Number), sessions: 3, is_used: true });
    expect((await upload(5, 'skookumchuck')).usual_heading).toBeNull();
  });

  it('is left out and taken back by choice, and rides that stay keep their ids', async () => {
    const ids = fourth.surf_rides.map(({ id }) => id);
    for (const isUsed of [false, false, true]) {
      expect((await choose(fourth.url_hash, isUsed)).status).toBe(200);
      const now = await read(fourth.url_hash);
      expect(now.usual_heading).toEqual({ ...fourth.usual_heading, is_used: isUsed });
      expect(now.surf_rides.map(({ id }) => id)).toEqual(expect.arrayContaining([ids[0]]));
    }
  });

  it('stays as chosen when other parameters are applied', async () => {
    await choose(fourth.url_hash, false);
    await kai.call('PUT', `/activities/${fourth.url_hash}/surf-setting?setting_id=0`);
    expect((await read(fourth.url_hash)).usual_heading).toMatchObject({ is_used: false });
  });

  it('is not there for a first session, for others, and for a body of another shape', async () => {
    const lea = await join(app, 'lea@surf.example');
    const [first] = await kai.json<Session[]>('GET', '/activities?surf_type=standing_waves');
    const refused = await choose(first!.url_hash, true);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ detail: 'Too few other sessions are known at this spot' });
    const path = `/activities/${fourth.url_hash}/usual-heading`;
    expect((await lea.call('PUT', path, { is_used: false })).status).toBe(404);
    expect((await kai.call('PUT', path, { is_used: 'no' })).status).toBe(400);
  });
});
