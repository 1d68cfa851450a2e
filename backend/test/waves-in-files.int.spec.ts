import { Decoder, Stream } from '@garmin/fitsdk';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  encodeTrackFile,
  epochMillis,
  simulateSession,
  type SurfType,
  withHeartRate,
} from '@rideline/detection-engine';
import { type Person, visitor } from './person.ts';
import { newPerson, sharedApp, unusedName } from './shared-app.ts';
import { share } from './uploaded-session.ts';
import { withWatchSplits } from '../../scripts/lib/watch-file.ts';

interface Ride {
  readonly id: number;
  readonly start_time: string;
  readonly end_time: string;
  readonly distance: number;
  readonly is_surf_ride: boolean;
}
interface Answer {
  readonly copy_of: string | null;
  readonly activity_time: string;
  readonly same_session: readonly { readonly url_hash: string; readonly counts: boolean }[];
  readonly surf_rides: readonly Ride[];
  readonly surf_attempts: readonly Ride[];
  readonly watch: {
    readonly count: number;
    readonly waves: readonly { readonly start_time: string; readonly ride_id: number | null }[];
    readonly only_here: readonly number[];
  } | null;
}
interface Lap {
  readonly intensity: string;
  readonly totalDistance: number;
}

const app = await sharedApp();
let kai: Person;
beforeAll(async () => {
  kai = await newPerson(app);
  await kai.json('POST', '/users/me/update-username', { username: unusedName('kai') });
});

let day = 0;
/** A session of a new day as a watch writes it. */
function recording(surfType: SurfType = 'traveling_waves') {
  day += 1;
  const startTime = epochMillis(Date.UTC(2025, 3, day, 16));
  const session = simulateSession({ surfType, seed: 11, durationMinutes: 40, startTime });
  return encodeTrackFile(withHeartRate(session, 11), 'fit', {
    name: 'Dawn: patrol',
    device: 'Garmin Fenix 6',
    sport: 'surfing',
  });
}
async function upload(file: Uint8Array, name = 'a.fit', surfType: SurfType = 'traveling_waves') {
  const answer = await kai.upload(file, name, {
    surf_type: surfType === 'standing_waves' ? 'skookumchuck' : 'ocean',
  });
  return ((await answer.json()) as { url_hash: string }).url_hash;
}
const read = (urlHash: string) => kai.json<Answer>('GET', `/activities/${urlHash}`);
const ridesOf = ({ surf_rides, surf_attempts }: Answer) => [...surf_rides, ...surf_attempts];
const download = (urlHash: string, path: string) => kai.call('GET', `/activities/${urlHash}/${path}`);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

async function lapsOf(urlHash: string): Promise<readonly Lap[]> {
  const { messages, errors } = new Decoder(
    Stream.fromBuffer(await bytesOf(await download(urlHash, 'fit'))),
  ).read();
  expect(errors).toEqual([]);
  return (messages as { lapMesgs?: Lap[] }).lapMesgs ?? [];
}

describe('the FIT of a session', () => {
  it('has a lap for each ride and is named after day and name', async () => {
    const urlHash = await upload(recording());
    const response = await download(urlHash, 'fit');
    expect(response.headers.get('content-type')).toBe('application/vnd.ant.fit');
    expect(response.headers.get('content-disposition')).toContain(
      `attachment; filename="2025-04-0${day} Dawn_ patrol.fit"`,
    );
    const rides = ridesOf(await read(urlHash));
    const active = (await lapsOf(urlHash)).filter(({ intensity }) => intensity === 'active');
    expect(active.map(({ totalDistance }) => totalDistance)).toEqual(rides.map(({ distance }) => distance));
    const { messages } = new Decoder(Stream.fromBuffer(await bytesOf(response))).read();
    const devices = (messages as { deviceInfoMesgs?: { productName?: string }[] }).deviceInfoMesgs ?? [];
    expect(devices.map(({ productName }) => productName)).toEqual(['Rideline', 'Garmin Fenix 6']);
  });

  it('is trimmed as shown, and of standing waves has the attempts that count', async () => {
    const urlHash = await upload(recording('standing_waves'), 'a.fit', 'standing_waves');
    const before = ridesOf(await read(urlHash));
    await kai.json('PUT', `/activities/${urlHash}/trim`, {
      kept_part: { start_time: before[1]!.start_time, end_time: before.at(-1)!.end_time },
    });
    const counted = ridesOf(await read(urlHash)).filter(({ is_surf_ride }) => is_surf_ride);
    expect(counted.length).toBeLessThan(before.length);
    const active = (await lapsOf(urlHash)).filter(({ intensity }) => intensity === 'active');
    expect(active).toHaveLength(counted.length);
  });
});

describe('the GPX of a session', () => {
  it.each([
    ['traveling_waves', 'Ride'],
    ['standing_waves', 'Attempt'],
  ] as const)('has a track for each ride where asked: %s', async (surfType, name) => {
    const urlHash = await upload(recording(surfType), 'a.fit', surfType);
    const rides = ridesOf(await read(urlHash));
    const response = await download(urlHash, 'gpx?rides=tracks');
    expect(response.headers.get('content-disposition')).toMatch(/ Dawn_ patrol (rides|attempts)\.gpx"/);
    const text = await response.text();
    const names = [...text.matchAll(/<trk><name>(.*?)<\/name>/g)].map(([, found]) => found);
    expect(names).toEqual(rides.map((_, index) => `${name} ${index + 1}`));
    expect(text).toContain('<gpxtpx:hr>');
    expect(await (await download(urlHash, 'gpx')).text()).toContain('<gpxtpx:hr>');
  });

  it('is refused with a sentence without rides, and for another value', async () => {
    const length = 600;
    const zeros = new Float64Array(length);
    const still = encodeTrackFile(
      {
        length,
        time: zeros.map((_, row) => Date.UTC(2025, 8, 1, 16) + row * 1000),
        latitude: zeros.map((_, row) => 33.5 + row * 1e-6),
        longitude: zeros.map(() => -118),
        recordedSpeed: zeros,
        recordedDistance: zeros,
        denseSpeed: null,
      },
      'gpx',
    );
    const urlHash = await upload(still, 'still.gpx');
    expect(await kai.refusal('GET', `/activities/${urlHash}/gpx?rides=tracks`)).toEqual([
      409,
      'This session has no rides. Download its whole track as GPX instead.',
    ]);
    expect(await kai.refusal('GET', `/activities/${urlHash}/gpx?rides=laps`)).toEqual([
      400,
      'rides is tracks, or left out',
    ]);
    expect(await lapsOf(urlHash)).toHaveLength(1);
  });
});

describe('a file that Rideline wrote', () => {
  it.each([
    ['fit', 'fit', 'standing_waves'],
    ['gpx', 'gpx', 'traveling_waves'],
    ['gpx?rides=tracks', 'gpx', 'traveling_waves'],
  ] as const)('is the same session with as many rides: %s', async (path, format, surfType) => {
    const urlHash = await upload(recording(surfType), 'a.fit', surfType);
    const original = await read(urlHash);
    const file = await bytesOf(await download(urlHash, path));
    const copy = await read(await upload(file, `again.${format}`, surfType));
    expect(copy.copy_of).toBe(urlHash);
    expect(copy.watch).toBeNull();
    expect(ridesOf(copy)).toHaveLength(ridesOf(original).length);
  });

  it('gives way to the recording that it was made from, uploaded later', async () => {
    const file = recording();
    const first = await upload(file);
    const written = await bytesOf(await download(first, 'fit'));
    await kai.call('DELETE', `/activities/${first}`);
    const copy = await upload(written);
    expect((await read(copy)).copy_of).toBeNull();
    const original = await upload(file);
    expect((await read(original)).copy_of).toBeNull();
    expect((await read(copy)).copy_of).toBe(original);
  });
});

describe("a watch's own waves", () => {
  it('are beside the rides, move with them, and are not for visitors', async () => {
    const plain = recording();
    const before = ridesOf(await read(await upload(plain)));
    const [first, second, third, ...others] = before;
    const span = (ride: Ride) => ({
      startTime: Date.parse(ride.start_time),
      endTime: Date.parse(ride.end_time),
      distance: 50,
      maxSpeed: 5,
    });
    const nowhere = {
      ...span(third!),
      startTime: span(third!).endTime + 3_000,
      endTime: span(third!).endTime + 9_000,
    };
    const urlHash = await upload(withWatchSplits(plain, [span(first!), span(second!), nowhere]), 'watch.fit');
    const { watch, surf_rides } = await read(urlHash);
    const ids = surf_rides.map(({ id }) => id);
    expect(watch).toMatchObject({ count: 3, only_here: [ids[2], ...ids.slice(3)] });
    expect(others).toHaveLength(ids.length - 3);
    expect(watch!.waves.map(({ ride_id }) => ride_id)).toEqual([ids[0], ids[1], null]);
    expect(watch!.waves[0]).toMatchObject({ distance: 50, max_speed: 18 });

    const { activity_time } = await read(urlHash);
    const later = new Date(Date.parse(activity_time) + 3_600_000).toISOString();
    await kai.json('PUT', `/activities/${urlHash}/start`, { start_time: later });
    const moved = await read(urlHash);
    expect(Date.parse(moved.watch!.waves[0]!.start_time)).toBe(
      Date.parse(watch!.waves[0]!.start_time) + 3_600_000,
    );
    expect(moved.watch!.waves.map(({ ride_id }) => ride_id)).toEqual([ids[0], ids[1], null]);

    await kai.call('DELETE', `/rides/${ids[0]!}`);
    expect((await read(urlHash)).watch!.waves[0]!.ride_id).toBeNull();

    await share(kai, urlHash);
    expect(await visitor(app).json('GET', `/public/activities/${urlHash}`)).not.toHaveProperty('watch');
    expect((await visitor(app).call('GET', `/activities/${urlHash}/fit`)).status).toBe(401);
  });
});
