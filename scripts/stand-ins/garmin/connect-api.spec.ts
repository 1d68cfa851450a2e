import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { epochMillis, readTrackFile } from '@rideline/detection-engine';
import { unzipSync } from 'fflate';
import { recordingAt } from '../sessions/recordings.ts';
import { downloadOriginal, getConnect, LIST, postDiRefresh, signIn } from '../testing/garmin-client.ts';
import { API_FAULTS } from './connect-api.ts';
import { type GarminStandIn, startGarminStandIn } from './start-garmin.ts';
import { GARMIN_TYPES, type GarminAccount, type GarminOriginal } from './world.ts';

const START = Date.UTC(2026, 10, 22, 14);
const SURFED = Date.UTC(2026, 6, 4, 3, 30, 21);
const DAY_MS = 86_400_000;

describe('the API of the stand-in for Garmin', () => {
  let garmin: GarminStandIn;
  let account: GarminAccount;
  let now: number;
  let token: string;

  const get = (path: string) => getConnect(garmin, path, token);
  const names = async (query: string) =>
    ((await get(`${LIST}?${query}`)).body as { activityName: string }[]).map(
      ({ activityName }) => activityName,
    );
  const surf = () => recordingAt({ surfType: 'traveling_waves', seed: 61, minutes: 20 }, SURFED);
  const added = (original: GarminOriginal) =>
    garmin.world.addActivity({ account, name: 'Dawn', track: surf(), original, device: 'Forerunner 945' });

  beforeEach(async () => {
    now = START;
    garmin = await startGarminStandIn({ clock: () => now });
    account = garmin.world.addAccount({ fullName: 'Noa Ōkalani' });
    ({ access_token: token } = await signIn(garmin, account.email, account.password));
  });
  afterEach(() => garmin.stop());

  it('answers who the token belongs to', async () => {
    expect((await get('/userprofile-service/socialProfile')).body).toEqual({
      id: account.id,
      profileId: account.profileId,
      garminGUID: account.garminGuid,
      displayName: account.displayName,
      fullName: 'Noa Ōkalani',
      userName: account.email,
    });
  });

  it('refuses an unknown and an expired token with www-authenticate', async () => {
    const unknown = await getConnect(garmin, LIST, 'unknown');
    now += DAY_MS;
    for (const { status, headers } of [unknown, await get(LIST)]) {
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
    }
  });

  it('can refuse a fresh token as not active', async () => {
    garmin.state.tokens.nextNotActive = 1;
    const issued = await signIn(garmin, account.email, account.password);
    const { status, body } = await getConnect(
      garmin,
      '/userprofile-service/socialProfile',
      issued.access_token,
    );
    expect([status, JSON.stringify(body)]).toEqual([401, expect.stringContaining('Token is not active')]);
    const { body: next } = await postDiRefresh(garmin, issued.refresh_token);
    expect((await getConnect(garmin, LIST, next.access_token)).status).toBe(200);
  });

  it.each([
    ['tooMany', 429, 'application/json; charset=utf-8'],
    ['forbidden', 403, 'application/json; charset=utf-8'],
    ['pageWith401', 401, 'text/html; charset=utf-8'],
    ['noContent', 204, null],
  ] as const)('can answer %s with %i', async (fault, status, type) => {
    garmin.faults.next('list', API_FAULTS[fault]);
    const answer = await get(LIST);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  });

  describe('the list', () => {
    it('pages newest first until it is empty', async () => {
      for (let day = 0; day < 45; day++)
        garmin.world.addActivity({ account, name: String(day), startTime: SURFED + day * DAY_MS });
      expect((await names('start=0&limit=20')).slice(0, 2)).toEqual(['44', '43']);
      expect(await names('start=40&limit=20')).toHaveLength(5);
      expect(await names('start=60&limit=20')).toEqual([]);
    });

    it('filters by local dates, both inclusive, across midnight', async () => {
      const before = Date.UTC(2026, 6, 4, 6, 59, 59);
      garmin.world.addActivity({ account, name: 'late on July 3', startTime: before });
      garmin.world.addActivity({ account, name: 'early on July 4', startTime: before + 1000 });
      garmin.world.addActivity({ account, name: 'late on July 4', startTime: before + DAY_MS });
      expect(await names('startDate=2026-07-03&endDate=2026-07-03')).toEqual(['late on July 3']);
      expect(await names('startDate=2026-07-04&endDate=2026-07-04')).toEqual([
        'late on July 4',
        'early on July 4',
      ]);
      expect(await names('startDate=2026-07-04')).toHaveLength(2);
    });

    it.each(['startDate=04.07.2026', 'endDate=2026-7-4', 'start=-1', 'limit=0', 'limit=many'])(
      'refuses %s',
      async (query) => {
        const { status, body } = await get(`${LIST}?${query}`);
        expect([status, body]).toEqual([
          400,
          { clientMessage: expect.any(String), errorId: expect.any(String), error: expect.any(String) },
        ]);
      },
    );

    it('has the recorded fields, with times in two zones', async () => {
      const { id } = garmin.world.addActivity({
        account,
        name: 'São Miguel 🌊',
        track: surf(),
        type: GARMIN_TYPES.paddling,
        distance: 3_456.7,
      });
      const manual = garmin.world.addActivity({
        account,
        name: null,
        distance: null,
        startTime: SURFED - DAY_MS,
      });
      expect(id).toBeGreaterThan(2 ** 32);
      const { body } = await get(LIST);
      expect(body).toEqual([
        {
          activityId: id,
          activityName: 'São Miguel 🌊',
          startTimeLocal: '2026-07-03 20:30:21',
          startTimeGMT: '2026-07-04 03:30:21',
          activityType: {
            typeId: expect.any(Number),
            typeKey: 'stand_up_paddleboarding_v2',
            parentTypeId: 228,
          },
          distance: 3_456.7,
          duration: expect.any(Number),
          beginTimestamp: SURFED,
          hasPolyline: true,
          manualActivity: false,
        },
        expect.objectContaining({
          activityId: manual.id,
          activityName: null,
          distance: null,
          hasPolyline: false,
          manualActivity: true,
        }),
      ]);
    });
  });

  describe('the original', () => {
    const path = (id: number) => `/download-service/files/activity/${id}`;

    it.each(['fit', 'gpx', 'tcx'] as const)('is a zip with a %s file', async (format) => {
      const { id } = added(format);
      const zip = await downloadOriginal(garmin, id, token);
      const name = `${id}_ACTIVITY.${format}`;
      const files = unzipSync(zip);
      expect(Object.keys(files)).toEqual([name]);
      const { length } = await readTrackFile(files[name] ?? new Uint8Array(), name, {
        now: epochMillis(START),
        maxPoints: 300_000,
        maxBytes: 25_000_000,
      });
      expect(length).toBeGreaterThan(50);
      expect((await get(path(id))).headers.get('content-type')).toBe('application/x-zip-compressed');
    });

    it('has a data descriptor and no sizes in its local header', async () => {
      const zip = Buffer.from(await downloadOriginal(garmin, added('fit').id, token));
      expect(zip.readUInt32LE(0)).toBe(0x04034b50);
      expect(zip.readUInt16LE(6) & 8).toBe(8);
      expect([zip.readUInt32LE(18), zip.readUInt32LE(22)]).toEqual([0, 0]);
      expect(zip.includes(Buffer.from([0x50, 0x4b, 7, 8]))).toBe(true);
    });

    it('can be an empty zip', async () => {
      expect(unzipSync(await downloadOriginal(garmin, added('empty-zip').id, token))).toEqual({});
    });

    it('can name a parent folder', async () => {
      const { id } = added('parent-folder');
      expect(Object.keys(unzipSync(await downloadOriginal(garmin, id, token)))).toEqual([
        `../../${id}_ACTIVITY.fit`,
      ]);
    });

    it.each([
      ['bomb', 600_000_000],
      ['lying-bomb', 20_000],
    ] as const)('can be a %s that claims %i bytes', async (original, claimed) => {
      const zip = await downloadOriginal(garmin, added(original).id, token);
      expect(zip.length).toBeLessThan(1_000_000);
      const sizes: number[] = [];
      unzipSync(zip, { filter: ({ originalSize }) => sizes.push(originalSize) < 0 });
      expect(sizes).toEqual([claimed]);
    });

    it('can be half a zip', async () => {
      const zip = await downloadOriginal(garmin, added('broken-zip').id, token);
      expect(() => unzipSync(zip)).toThrow('invalid zip data');
    });

    it.each([
      ['page', 200, 'text/html; charset=utf-8'],
      ['no-content', 204, null],
      ['missing', 404, 'application/json; charset=utf-8'],
    ] as const)('can be missing: %s answers %i', async (original, status, type) => {
      const answer = await get(path(added(original).id));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
    });

    it('is 404 for a manual entry and a deleted activity, and 403 for that of somebody else', async () => {
      const manual = garmin.world.addActivity({ account, name: 'Manual' });
      const deleted = added('fit');
      garmin.world.deleteActivity(deleted.id);
      const other = garmin.world.addActivity({
        account: garmin.world.addAccount(),
        name: 'Theirs',
        track: surf(),
      });
      const answers = await Promise.all([manual.id, deleted.id, other.id].map((id) => get(path(id))));
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 403]);
      expect(Object.keys(answers[2]?.body)).toEqual(['clientMessage', 'errorId', 'error']);
    });
  });
});
