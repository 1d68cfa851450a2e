import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { recordingAt } from '../sessions/recordings.ts';
import { answerOf, connect, getApi, type Parsed } from '../testing/strava-client.ts';
import { startStravaStandIn, type StravaStandIn } from './start-strava.ts';
import { type StravaAthlete } from './world.ts';

const START = Date.UTC(2026, 10, 22, 14, 3);
const SURFED = Date.UTC(2026, 6, 4, 3, 30);
const KEYS = 'keys=time,latlng,distance,velocity_smooth,altitude,heartrate&key_by_type=true';

const surf = (minutes = 20) => recordingAt({ surfType: 'traveling_waves', seed: 60, minutes }, SURFED);

describe('the API of the stand-in for Strava', () => {
  let strava: StravaStandIn;
  let athlete: StravaAthlete;
  let now: number;
  let token: string;

  const error = (resource: string, field: string, code: string) => [{ resource, field, code }];
  const list = (query = '') => getApi(strava, `/athlete/activities${query}`, token);
  const streams = (id: number, query = KEYS) => getApi(strava, `/activities/${id}/streams?${query}`, token);
  const names = async (query = '') =>
    ((await list(query)).body as { name: string }[]).map(({ name }) => name);

  beforeEach(async () => {
    now = START;
    strava = await startStravaStandIn({ clock: () => now });
    athlete = strava.world.addAthlete();
    ({ access_token: token } = await connect(strava, { athlete }));
  });
  afterEach(() => strava.stop());

  describe('access', () => {
    const accessToken = error('Athlete', 'access_token', 'invalid');

    it('refuses an access token in the query, also beside the header', async () => {
      const url = `${strava.apiBase}/athlete/activities?access_token=${token}`;
      const given: Record<string, string>[] = [{}, { authorization: `Bearer ${token}` }];
      for (const headers of given) {
        const { status, body } = await answerOf(await fetch(url, { headers }));
        expect([status, body.errors]).toEqual([401, accessToken]);
      }
    });

    it.each(['Basic', 'Token', ''])('refuses a token with the scheme "%s"', async (scheme) => {
      const headers = { authorization: `${scheme} ${token}` };
      const { status, body } = await answerOf(
        await fetch(`${strava.apiBase}/athlete/activities`, { headers }),
      );
      expect([status, body.errors]).toEqual([401, accessToken]);
    });

    it('refuses an expired token', async () => {
      now += 6 * 3_600_000;
      const { status, body } = await list();
      expect([status, body.errors]).toEqual([401, accessToken]);
    });

    it('refuses to read without an activity scope, with 401', async () => {
      ({ access_token: token } = await connect(strava, { athlete, scopes: ['read'] }));
      const { status, body } = await list();
      expect([status, body.errors]).toEqual([
        401,
        error('AccessToken', 'activity:read_permission', 'missing'),
      ]);
    });

    it('hides private activities without activity:read_all', async () => {
      const secret = strava.world.addActivity({ athlete, name: 'Secret spot', track: surf(), private: true });
      expect(await names()).toEqual(['Secret spot']);
      strava.state.grants.revokeAthlete(athlete.id);
      const code = await strava.authorize(
        `${strava.oauthBase}/oauth/authorize?${new URLSearchParams({
          client_id: strava.state.client.id,
          redirect_uri: strava.state.client.redirectUris[0] ?? '',
          response_type: 'code',
          scope: 'activity:read',
        }).toString()}`,
      );
      const issued = strava.state.grants.issue(
        strava.state.grants.takeCode(code.searchParams.get('code') ?? '') ?? { athleteId: 0, scopes: [] },
      );
      token = issued.accessToken;
      expect(await names()).toEqual([]);
      expect((await streams(secret.id)).status).toBe(404);
    });

    it('serves the same below a base without /api/v3, which has no OAuth', async () => {
      const { status } = await getApi(strava, '/athlete/activities', token, strava.ownHostApiBase);
      expect(status).toBe(200);
      for (const path of ['/api/v3/athlete/activities', '/oauth/token', '/oauth/authorize'])
        expect((await getApi(strava, path, token, strava.ownHostApiBase)).status).toBe(404);
    });

    it('answers unknown paths 404 with an empty body', async () => {
      const { status, body } = await getApi(strava, '/athlete/activity', token);
      expect([status, body]).toEqual([404, '']);
    });
  });

  describe('the list', () => {
    it.each([
      ['milliseconds in after', `?after=${START}`, error('Application', 'after', 'future')],
      ['milliseconds in before', `?before=${START}`, error('Application', 'before', 'invalid')],
      ['a date in after', '?after=2026-06-01', error('Application', 'after', 'future')],
      ['more than 200 a page', '?per_page=201', error('Application', 'per_page', 'invalid')],
      ['no items a page', '?per_page=0', error('Application', 'per_page', 'invalid')],
      ['page 0', '?page=0', error('Application', 'page', 'invalid')],
    ])('refuses %s', async (_, query, errors) => {
      const { status, body } = await list(query);
      expect([status, body.errors]).toEqual([400, errors]);
    });

    it('pages newest first, 30 by default, and ends with an empty array', async () => {
      for (let day = 0; day < 45; day++)
        strava.world.addActivity({ athlete, name: String(day), startTime: SURFED + day * 86_400_000 });
      expect((await names()).slice(0, 2)).toEqual(['44', '43']);
      expect(await names('?page=2')).toHaveLength(15);
      expect(await names('?page=3')).toEqual([]);
    });

    it('filters by seconds, both ends exclusive', async () => {
      for (const second of [0, 1, 2])
        strava.world.addActivity({ athlete, name: String(second), startTime: SURFED + second * 1000 });
      const at = SURFED / 1000;
      expect(await names(`?after=${at}`)).toEqual(['2', '1']);
      expect(await names(`?before=${at + 1}`)).toEqual(['0']);
      expect(await names(`?after=${at}&before=${at + 2}`)).toEqual(['1']);
    });

    it('has the documented fields, with local time as a fake UTC', async () => {
      const { id } = strava.world.addActivity({
        athlete,
        name: '朝のサーフィン 🌊',
        track: surf(),
        deviceName: 'Garmin Forerunner 945',
      });
      expect(id).toBeGreaterThan(2 ** 32);
      expect((await list()).body[0]).toMatchObject({
        id,
        name: '朝のサーフィン 🌊',
        sport_type: 'Surfing',
        type: 'Surfing',
        distance: expect.any(Number),
        moving_time: expect.any(Number),
        elapsed_time: expect.any(Number),
        start_date: '2026-07-04T03:30:00Z',
        start_date_local: '2026-07-03T20:30:00Z',
        timezone: '(GMT-08:00) America/Los_Angeles',
        utc_offset: -25_200,
        start_latlng: [expect.any(Number), expect.any(Number)],
        map: { summary_polyline: expect.stringMatching(/^.{20,}$/) },
        device_name: 'Garmin Forerunner 945',
        manual: false,
        private: false,
        external_id: expect.any(String),
      });
    });

    it.each([
      ['utc', '2026-07-03T00:00:01Z'],
      ['local', '2026-07-03T07:00:01Z'],
    ] as const)('hides a start time as midnight and a second (%s)', async (hiddenStartTime, start) => {
      strava.world.addActivity({ athlete, name: 'Hidden', track: surf(), hiddenStartTime });
      expect((await list()).body[0]).toMatchObject({
        start_date: start,
        start_date_local: '2026-07-03T00:00:01Z',
      });
    });

    it.each([
      ['null', null],
      ['empty', []],
    ] as const)('can have a start position that is %s', async (startLatlng, shown) => {
      strava.world.addActivity({ athlete, name: 'Indoors', startLatlng });
      expect((await list()).body[0].start_latlng).toEqual(shown);
    });

    it('shows another athlete nothing', async () => {
      const other = strava.world.addAthlete();
      const { id } = strava.world.addActivity({ athlete: other, name: 'Theirs', track: surf() });
      expect(await names()).toEqual([]);
      expect((await streams(id)).status).toBe(404);
    });
  });

  describe('streams', () => {
    const notFound = { message: 'Resource Not Found', errors: [] };

    it('are index-aligned, with uneven times', async () => {
      const { id } = strava.world.addActivity({ athlete, name: 'Dawn', track: surf() });
      const { body } = await streams(id);
      const size: number = body.time.data.length;
      expect(size).toBeGreaterThan(100);
      for (const [name, stream] of Object.entries<Parsed>(body)) {
        expect([name, stream.data.length]).toEqual([name, size]);
        expect(stream).toMatchObject({ series_type: 'distance', original_size: size, resolution: 'high' });
      }
      const times: number[] = body.time.data;
      const steps = new Set(times.slice(1).map((time, index) => time - (times[index] ?? 0)));
      expect(times[0]).toBe(0);
      expect(Math.min(...steps)).toBeGreaterThan(0);
      expect(steps.size).toBeGreaterThan(2);
      expect(body.latlng.data[0]).toEqual([expect.any(Number), expect.any(Number)]);
    });

    it('come only for the requested keys, and as an array without key_by_type', async () => {
      const { id } = strava.world.addActivity({ athlete, name: 'Dawn', track: surf() });
      expect(Object.keys((await streams(id, 'keys=time,latlng,cadence&key_by_type=true')).body)).toEqual([
        'time',
        'latlng',
      ]);
      expect((await streams(id, 'keys=time')).body).toMatchObject([{ type: 'time' }]);
      expect((await streams(id, 'key_by_type=true')).status).toBe(400);
    });

    it.each(['latlng', 'time', 'heartrate', 'velocity_smooth'] as const)(
      'omit an absent %s',
      async (name) => {
        const { id } = strava.world.addActivity({ athlete, name: 'Partly', track: surf(), without: [name] });
        const { body } = await streams(id);
        expect(Object.keys(body)).not.toContain(name);
        expect(Object.keys(body)).toHaveLength(5);
      },
    );

    it.each([1, 13_000])('can have %i points', async (points) => {
      const long = surf(points > 1 ? 20 : 1);
      const column = (value: (row: number) => number) =>
        Float64Array.from({ length: points }, (_, row) => value(row));
      const { id } = strava.world.addActivity({
        athlete,
        name: 'Sized',
        track: {
          length: points,
          time: column((row) => SURFED + row * 1_000 + Math.floor(row / 7) * 2_000),
          latitude: column((row) => (long.latitude[0] ?? 0) + row * 1e-5),
          longitude: column(() => long.longitude[0] ?? 0),
          recordedSpeed: column(() => 1.1),
          recordedDistance: column((row) => row),
          denseSpeed: null,
        },
      });
      const { body } = await streams(id);
      expect(body.latlng.data).toHaveLength(points);
      expect(body.time.data.at(-1)).toBe(points - 1 + Math.floor((points - 1) / 7) * 2);
    });

    it('answer 404 for a manual entry, a deleted and an unknown activity', async () => {
      const manual = strava.world.addActivity({ athlete, name: 'Manual' });
      const deleted = strava.world.addActivity({ athlete, name: 'Deleted', track: surf() });
      expect(await names()).toHaveLength(2);
      strava.world.deleteActivity(deleted.id);
      for (const id of [manual.id, deleted.id, 1]) {
        const { status, body } = await streams(id);
        expect([status, body]).toEqual([404, notFound]);
      }
      expect((await list()).body[0]).toMatchObject({ manual: true, start_latlng: [] });
    });
  });
});
