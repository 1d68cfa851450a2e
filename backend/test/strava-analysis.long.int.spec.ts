import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FAULTS } from '../../scripts/stand-ins/http/faults.ts';
import { json } from '../../scripts/stand-ins/http/reply.ts';
import type { StravaStandIn } from '../../scripts/stand-ins/strava/start-strava.ts';
import type { StravaAthlete } from '../../scripts/stand-ins/strava/world.ts';
import { lapsAt, recordingAt } from '../../scripts/stand-ins/sessions/recordings.ts';
import { strFromU8, unzipSync } from 'fflate';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { join, type Person, refusalOf } from './person.ts';
import { storedCounts } from './stored-counts.ts';
import {
  connectStrava,
  listedAtStrava,
  startWithStrava,
  stravaStatus,
  surf,
  syncStrava,
} from './strava-person.ts';

interface Analyzed {
  message: string;
  activity_url_hash: string;
}

const START = Date.UTC(2026, 6, 4, 15);
const DAY_MS = 86_400_000;

let strava: StravaStandIn;
let app: AppUnderTest;
let kai: Person;
let athlete: StravaAthlete;
let day = 0;

beforeAll(async () => {
  ({ strava, app } = await startWithStrava());
  athlete = strava.world.addAthlete();
  kai = await join(app, 'kai@surf.example');
  await connectStrava(kai, strava);
});
afterAll(async () => {
  await app.stop();
  await strava.stop();
});
beforeEach(() => {
  strava.counts.reset();
  strava.state.limits.use([0, 0]);
});
afterEach(() => {
  jest.restoreAllMocks();
  strava.faults.clear();
});

/** A new activity at Strava, listed by a sync. Each is on a day of its own. */
async function listed(name: string, over: object = {}, track = surf(START + day * DAY_MS)): Promise<number> {
  day += 1;
  const { id } = strava.world.addActivity({ athlete, name, track, ...over });
  await syncStrava(kai);
  strava.counts.reset();
  return id;
}
const analyze = (id: number, part = '') => kai.call('POST', `/analyze/strava/${id}${part}`);
const analyzed = async (id: number, part = '') => (await (await analyze(id, part)).json()) as Analyzed;
const rowOf = async (id: number) =>
  (await listedAtStrava(kai)).find(({ strava_activity_id }) => strava_activity_id === String(id))!;
const sessions = () => kai.json<{ url_hash: string }[]>('GET', '/activities');

describe('analyzing an activity from Strava', () => {
  it('makes a session with its name, source and id of one request for the streams', async () => {
    const id = await listed('Dawn patrol', { deviceName: 'Apple Watch Ultra' });
    const { message, activity_url_hash } = await analyzed(id);
    expect(message).toBe('Activity analyzed successfully');
    expect(strava.counts.all()).toEqual({ streams: 1 });
    const session = await kai.json<{ surf_rides: object[] }>('GET', `/activities/${activity_url_hash}`);
    expect(session).toMatchObject({
      activity_name: 'Dawn patrol',
      source: 'STRAVA',
      source_activity_id: String(id),
      surf_type: 'traveling_waves',
      activity_time: new Date(START).toISOString(),
    });
    expect(session.surf_rides.length).toBeGreaterThan(0);
    expect(await rowOf(id)).toMatchObject({
      is_analyzed: true,
      analyzed_activity_url_hash: activity_url_hash,
    });
  });

  it('analyzes standing waves with their profile', async () => {
    const { activity_url_hash } = await analyzed(await listed('Skookumchuck'), '/skook');
    expect(await kai.json('GET', `/activities/${activity_url_hash}`)).toMatchObject({
      surf_type: 'standing_waves',
      surf_setting_applied: { setting_id: -1 },
    });
  });

  it('works out speeds from the distance at uneven times', async () => {
    const id = await listed('Speedy');
    const { activity_url_hash } = await analyzed(id);
    const original = await (await kai.call('GET', `/activities/${activity_url_hash}/original`)).text();
    expect(original).toMatch(/<ns3:Speed>\d/);
    const answer = await kai.json<{ trackpoints: { speed_km_h: number }[] }>(
      'GET',
      `/activities/${activity_url_hash}`,
    );
    const fastest = Math.max(...answer.trackpoints.map(({ speed_km_h }) => speed_km_h));
    const recorded = surf().recordedSpeed.filter((speed) => !Number.isNaN(speed));
    expect(Math.abs(fastest - Math.max(...recorded) * 3.6)).toBeLessThan(2);
  });

  it('keeps sessions of one day apart whose start is hidden, since all begin at the same time', async () => {
    const morning = Date.UTC(2026, 8, 1, 15);
    const hidden = async (name: string, start: number, minutes: number) => {
      const track = recordingAt({ surfType: 'traveling_waves', seed: 61, minutes }, start);
      const { id } = strava.world.addActivity({ athlete, name, track, hiddenStartTime: 'local' });
      await syncStrava(kai);
      const { activity_url_hash } = await analyzed(id);
      return kai.json('GET', `/activities/${activity_url_hash}`);
    };
    const counted = { time_hidden: true, copy_of: null, same_session: [] };
    expect(await hidden('Morning', morning, 20)).toMatchObject(counted);
    expect(await hidden('Evening', morning + 9 * 3_600_000, 25)).toMatchObject(counted);
  });

  it('answers a second analysis with the first session, without asking Strava', async () => {
    const id = await listed('Twice');
    const first = await analyzed(id);
    strava.counts.reset();
    expect(await analyzed(id)).toEqual({ ...first, message: 'This activity was already analyzed' });
    expect(strava.counts.all()).toEqual({});
  });

  it('makes one session of ten analyses at once', async () => {
    const id = await listed('At once');
    const before = (await sessions()).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => analyzed(id)));
    expect(new Set(answers.map(({ activity_url_hash }) => activity_url_hash)).size).toBe(1);
    expect(await sessions()).toHaveLength(before + 1);
  });

  it('fetches three recordings of a person at once, and lets others pass', async () => {
    const lani = await join(app, 'lani@surf.example');
    const laird = strava.world.addAthlete();
    await connectStrava(lani, strava, { athlete: laird });
    const { id: theirs } = strava.world.addActivity({ athlete: laird, name: 'Theirs', track: surf() });
    await syncStrava(lani);
    const ids = Array.from({ length: 20 }, () => {
      day += 1;
      const track = surf(START + day * DAY_MS);
      return strava.world.addActivity({ athlete, name: 'Bulk', track }).id;
    });
    await syncStrava(kai);
    strava.counts.reset();
    const { release } = strava.faults.hold('streams', 3);
    const analyses = Promise.all(ids.map((id) => analyze(id)));
    await strava.counts.whenReached('streams', 3);
    expect((await lani.call('POST', `/analyze/strava/${theirs}`)).status).toBe(200);
    expect(strava.counts.of('streams')).toBe(4);
    release();
    expect((await analyses).map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(strava.counts.all()).toEqual({ streams: 21 });
  });

  it('analyzes again what was deleted', async () => {
    const id = await listed('Deleted');
    const first = await analyzed(id);
    await kai.call('DELETE', `/activities/${first.activity_url_hash}`);
    expect(await rowOf(id)).toMatchObject({ is_analyzed: false, analyzed_activity_url_hash: null });
    const second = await analyzed(id);
    expect(second.activity_url_hash).not.toBe(first.activity_url_hash);
    expect(await rowOf(id)).toMatchObject({ analyzed_activity_url_hash: second.activity_url_hash });
  });

  it('finds the session after a crash between session and connection', async () => {
    const id = await listed('Before the crash');
    const before = (await sessions()).length;
    const store = app.app.get<EventStore>(EVENT_STORE);
    const append = store.append.bind(store);
    jest.spyOn(store, 'append').mockImplementation((stream, expected, events) => {
      if (stream.startsWith('connection-')) return Promise.reject(new Error('The process died'));
      return append(stream, expected, events);
    });
    expect((await analyze(id)).status).toBe(500);
    jest.restoreAllMocks();
    expect(await sessions()).toHaveLength(before + 1);
    expect(await analyzed(id)).toMatchObject({ message: 'This activity was already analyzed' });
    expect(await sessions()).toHaveLength(before + 1);
    expect(await rowOf(id)).toMatchObject({ is_analyzed: true });
  });

  it.each([
    ['manual', { track: null }],
    ['without positions', { without: ['latlng'] }],
    ['without times', { without: ['time'] }],
  ])('refuses an activity that is %s', async (_, over) => {
    const id = await listed('No track', over);
    const before = await storedCounts(app);
    expect(await refusalOf(await analyze(id))).toEqual([
      422,
      'This Strava activity has no GPS track with times, so it cannot be analyzed',
    ]);
    expect({ ...(await storedCounts(app)), events: before.events }).toEqual(before);
  });

  it('works out speeds that Strava does not have', async () => {
    const id = await listed('Without speed', { without: ['distance'] });
    expect((await analyze(id)).status).toBe(200);
  });

  it('refuses a track of one point', async () => {
    const whole = surf(START + 200 * DAY_MS);
    const track = {
      ...whole,
      length: 1,
      time: whole.time.slice(0, 1),
      latitude: whole.latitude.slice(0, 1),
      longitude: whole.longitude.slice(0, 1),
      recordedSpeed: whole.recordedSpeed.slice(0, 1),
      recordedDistance: whole.recordedDistance.slice(0, 1),
    };
    const before = (await sessions()).length;
    expect((await analyze(await listed('One point', {}, track))).status).toBe(422);
    expect(await sessions()).toHaveLength(before);
  });

  it('tells that an activity was deleted at Strava after it was listed', async () => {
    const id = await listed('Gone');
    strava.world.deleteActivity(id);
    expect(await refusalOf(await analyze(id))).toEqual([
      404,
      'This activity is no longer on Strava, or not visible to this site',
    ]);
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: true });
  });

  it('takes texts that nothing can store', async () => {
    const odd = 'Da\0wn\ud83c';
    const id = await listed(odd, { deviceName: odd, sportType: odd });
    expect(await rowOf(id)).toMatchObject({ activity_name: 'Da wn\ufffd', device: 'Da wn\ufffd' });
    const { activity_url_hash } = await analyzed(id);
    expect(await kai.json('GET', `/activities/${activity_url_hash}`)).toMatchObject({
      activity_name: 'Da wn\ufffd',
      sport: 'da wn\ufffd',
    });
  });

  const huge = Array.from({ length: 300 }, () => 1e300);
  const streams = (over: object) => {
    const time = huge.map((_, row) => row);
    const latlng = huge.map((_, row) => [36.95 + row * 1e-5, -122]);
    const data = { time, latlng, distance: time, ...over };
    const columns = Object.entries(data).map(([name, values]) => [name, { data: values }]);
    return { kind: 'reply', reply: json(200, Object.fromEntries(columns)) } as const;
  };
  it.each([
    ['times', { time: huge }],
    ['times before year 1', { time: huge.map(() => -1e12) }],
    ['times that are texts', { time: huge.map(String) }],
    ['too many points', { time: Array(300_001).fill(1), latlng: Array(300_001).fill([36, -122]) }],
  ])('refuses streams with %s outside of their range', async (_, over) => {
    const id = await listed('Huge');
    strava.faults.next('streams', streams(over));
    expect(await refusalOf(await analyze(id))).toEqual([
      422,
      'Strava sent a recording that cannot be read. Export the file and upload it.',
    ]);
  });

  it('leaves out distances and positions outside of their range', async () => {
    const id = await listed('Huge');
    strava.faults.next('streams', streams({ distance: huge }));
    expect((await analyze(id)).status).toBe(200);
    strava.faults.next('streams', streams({ latlng: huge.map(() => [1e300, -1e300]) }));
    expect((await analyze(await listed('Nowhere'))).status).toBe(422);
  });

  it('keeps the sport, so that a bicycle ride has no surf rides', async () => {
    const ridden = lapsAt({ speed: 7, minutes: 75 }, START - 300 * DAY_MS);
    const { activity_url_hash: ride } = await analyzed(
      await listed('Commute', { sportType: 'Ride' }, ridden),
    );
    const page = await kai.json<{ surf_rides: object[] }>('GET', `/activities/${ride}`);
    expect(page).toMatchObject({ sport: 'ride', surf_rides: [] });
    const original = await (await kai.call('GET', `/activities/${ride}/original`)).text();
    expect(original).toContain('<Activity Sport="Ride">');
    const again = await kai.json('PUT', `/activities/${ride}/surf-setting?setting_id=0`);
    expect(again).toMatchObject({ sport: 'ride', surf_rides: [] });
    const { activity_url_hash: surfed } = await analyzed(await listed('Surf'));
    expect(await kai.json('GET', `/activities/${surfed}`)).toMatchObject({ sport: 'surfing' });
  });

  it('asks to reconnect when access was revoked there, in an answer that is not about the own login', async () => {
    const noa = await join(app, 'noa@surf.example');
    const revoked = strava.world.addAthlete();
    await connectStrava(noa, strava, { athlete: revoked });
    const { id } = strava.world.addActivity({ athlete: revoked, name: 'Before', track: surf() });
    await syncStrava(noa);
    strava.state.grants.revokeAthlete(revoked.id);
    for (const part of ['', '/skook']) {
      const answer = await noa.call('POST', `/analyze/strava/${id}${part}`);
      expect(answer.headers.get('www-authenticate')).toBeNull();
      expect([answer.status, await answer.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'reconnect',
          detail: 'Strava authentication failed. Please reconnect your account in Settings.',
        }),
      ]);
    }
    expect(await stravaStatus(noa)).toMatchObject({ is_connected: false, needs_reconnect: true });
    expect((await noa.call('GET', '/users/me')).status).toBe(200);
  });

  it('refuses what is not in the list', async () => {
    const id = await listed('Hidden');
    await kai.call('DELETE', `/connect/strava/activities/${id}`);
    for (const key of [String(id), '1', 'x'.repeat(90)])
      expect(await kai.refusal('POST', `/analyze/strava/${key}`)).toEqual([404, 'Activity not found']);
    expect(strava.counts.all()).toEqual({});
  });

  it.each([
    ['a body cut in the middle', FAULTS.cut],
    ['a page', FAULTS.page()],
    ['an error of the server', FAULTS.status(503)],
  ])('leaves nothing behind after %s', async (_, fault) => {
    const id = await listed('Stormy');
    const before = await storedCounts(app);
    strava.faults.next('streams', fault);
    expect(await refusalOf(await analyze(id))).toEqual([
      503,
      'Strava could not be reached. Please try again in a moment.',
    ]);
    expect({ ...(await storedCounts(app)), events: before.events }).toEqual(before);
    expect((await analyze(id)).status).toBe(200);
  });

  it('does not let sessions from Strava be shared', async () => {
    const { activity_url_hash } = await analyzed(await listed('Private'));
    await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
    expect(
      await kai.refusal('PUT', `/activities/${activity_url_hash}`, {
        is_public: true,
        strava_sharing_confirmed: true,
      }),
    ).toEqual([403, 'Activities from Strava cannot be shared here']);
  });

  it('is in the archive of the person', async () => {
    const zip = new Uint8Array(await (await kai.call('GET', '/users/me/export')).arrayBuffer());
    const facts = strFromU8(unzipSync(zip)['account.json']!);
    expect(facts).toContain('ServiceConnected');
    expect(facts).toContain('Dawn patrol');
  });
});

describe('the limits of Strava', () => {
  it('are told in minutes, and nothing is asked until they end', async () => {
    const id = await listed('Too many');
    strava.state.limits.use([100, 200], [100, 200]);
    const answer = await analyze(id);
    const [status, sentence] = await refusalOf(answer);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(status).toBe(429);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(sentence).toMatch(
      /^Strava limits requests right now\. Please try again in \d+ minutes?, or export the file and upload it\.$/,
    );
    strava.counts.reset();
    expect((await syncStrava(kai)).status).toBe(429);
    expect(strava.counts.all()).toEqual({});
    expect(await stravaStatus(kai)).toMatchObject({ is_connected: true });
  });
});
