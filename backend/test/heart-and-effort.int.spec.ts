import { beforeAll, describe, expect, it } from '@jest/globals';
import { decodeTrack, encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { unzipSync } from 'fflate';
import { type Person, visitor } from './person.ts';
import { newPerson, sharedApp, unusedName } from './shared-app.ts';
import { share } from './uploaded-session.ts';

interface HeartRate {
  readonly average: number;
  readonly max: number;
  readonly zones: number[] | null;
}
interface Ride {
  readonly start_time: string;
  readonly end_time: string;
  readonly heart_rate: { before: number; average: number; peak: number; rise: number } | null;
}
interface Effort {
  readonly riding_s: number;
  readonly paddling_s: number;
  readonly waiting_s: number;
  readonly elsewhere_s: number;
  readonly paddled_m: number;
}
interface Answer {
  readonly heart_rate: HeartRate | null;
  readonly effort: Effort | null;
  readonly privacy?: unknown;
  readonly surf_rides: Ride[];
  readonly trackpoints: {
    readonly time: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly heart_rate: number | null;
  }[];
}

const { recorded } = simulateSession({
  surfType: 'traveling_waves',
  seed: 3,
  durationMinutes: 45,
  startTime: epochMillis(Date.UTC(2025, 7, 3, 14, 30)),
});
const pulse = (row: number) => 100 + (Math.floor(row / 20) % 60);
const withPulse = {
  ...recorded,
  heartRate: Uint8Array.from({ length: recorded.length }, (_, row) => pulse(row)),
};
const COLUMNS = { accept: 'application/vnd.rideline.columns+json' };

const app = await sharedApp();
let kai: Person;
let urlHash: string;
const own = () => kai.json<Answer>('GET', `/activities/${urlHash}`);
const shown = () => visitor(app).json<Answer>('GET', `/public/activities/${urlHash}`);
const privacy = (body: object) => kai.json('PUT', `/activities/${urlHash}/privacy`, body);
const beats = ({ trackpoints }: Answer) => trackpoints.map(({ heart_rate }) => heart_rate);
const seconds = ({ trackpoints }: Answer) =>
  (Date.parse(trackpoints.at(-1)!.time) - Date.parse(trackpoints[0]!.time)) / 1000;
const sumOf = ({ riding_s, paddling_s, waiting_s, elsewhere_s }: Effort) =>
  riding_s + paddling_s + waiting_s + elsewhere_s;

beforeAll(async () => {
  kai = await newPerson(app);
  await kai.json('POST', '/users/me/update-username', { username: unusedName('kai') });
  const answer = await kai.upload(encodeTrackFile(withPulse, 'fit', { sport: 'surfing' }), 'heart.fit');
  ({ url_hash: urlHash } = (await answer.json()) as { url_hash: string });
});

describe('a session with a heart rate', () => {
  it('has it in both formats of its track, in its rides and as a whole', async () => {
    const answer = await own();
    const measured = beats(answer).filter((bpm) => bpm !== null);
    expect(measured.length / answer.trackpoints.length).toBeGreaterThan(0.8);
    expect(answer.heart_rate).toEqual({
      average: Math.round(measured.reduce((sum, bpm) => sum + bpm, 0) / measured.length),
      max: Math.max(...measured),
      zones: null,
    });
    const columns = (await (await kai.call('GET', `/activities/${urlHash}`, undefined, COLUMNS)).json()) as {
      track: string;
    };
    const track = decodeTrack(Buffer.from(columns.track, 'base64'));
    expect([...track.heartRate].map((bpm) => bpm || null)).toEqual(beats(answer));
    const [ride] = answer.surf_rides.filter(({ heart_rate }) => heart_rate !== null);
    const { before, peak, rise } = ride!.heart_rate!;
    expect(rise).toBe(peak - before);
  });

  it('is measured again when a ride is deleted and the ends are cut', async () => {
    const before = await own();
    const [ride] = before.surf_rides as unknown as { id: number; duration: number }[];
    await kai.call('DELETE', `/rides/${ride!.id}`);
    const after = await own();
    if (after.surf_rides.length < before.surf_rides.length) {
      expect(after.effort!.riding_s).toBeLessThan(before.effort!.riding_s);
    }
    const points = before.trackpoints;
    const kept = { start_time: points[300]!.time, end_time: points.at(-1)!.time };
    await kai.json('PUT', `/activities/${urlHash}/trim`, { kept_part: kept });
    const cut = await own();
    expect(beats(cut)).toEqual(beats(before).slice(300));
    expect(sumOf(cut.effort!)).toBeCloseTo(seconds(cut), 3);
    await kai.json('PUT', `/activities/${urlHash}/trim`, { kept_part: null });
  });

  it('stands in lists, the season, a comparison and the archive', async () => {
    const { heart_rate: heart, effort } = await own();
    type Row = Record<string, unknown> & { url_hash: string };
    const listed = await kai.json<Row[]>('GET', '/activities');
    expect(listed.find((row) => row.url_hash === urlHash)).toMatchObject({
      average_heart_rate: heart!.average,
      max_heart_rate: heart!.max,
      paddled_m: effort!.paddled_m,
    });
    const season = await kai.json<{ figures: Record<string, number> }>(
      'GET',
      '/season?surf_type=traveling_waves',
    );
    expect(season.figures['paddled_m']).toBeCloseTo(effort!.paddled_m, 2);
    expect(season.figures['waiting_s']).toBe(effort!.waiting_s);
    const bare = await kai.upload(encodeTrackFile(recorded, 'gpx'), 'bare.gpx', { surf_type: 'ocean' });
    const { url_hash: other } = (await bare.json()) as { url_hash: string };
    const compared = await kai.json<Row[]>('GET', `/activities/compare?activity_hashes=${urlHash},${other}`);
    expect(compared.map((row) => row['average_heart_rate'])).toEqual([heart!.average, null]);
    const zip = await kai.call('GET', '/users/me/export');
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    const [header, ...lines] = new TextDecoder().decode(files['rides.csv']).split('\r\n');
    expect(header).toMatch(/,heart_rate_before,heart_rate_average,heart_rate_peak$/);
    expect(lines.some((line) => /,\d+,\d+,\d+$/.test(line))).toBe(true);
    const exported = JSON.parse(new TextDecoder().decode(files['activities.json'])) as Row[];
    expect(exported.find((row) => row.url_hash === urlHash)).toMatchObject({ heart_rate: heart, effort });
    const gpx = await kai.call('GET', `/activities/${urlHash}/gpx`);
    expect(await gpx.text()).toContain('<gpxtpx:hr>');
    await kai.call('DELETE', `/activities/${other}`);
  });
});

describe('a session without a heart rate', () => {
  it('has none anywhere, and an effort', async () => {
    const lena = await newPerson(app);
    const answer = await lena.upload(encodeTrackFile(recorded, 'gpx'), 'bare.gpx');
    const { url_hash: bare } = (await answer.json()) as { url_hash: string };
    const session = await lena.json<Answer>('GET', `/activities/${bare}`);
    expect(session.heart_rate).toBeNull();
    expect(new Set(beats(session))).toEqual(new Set([null]));
    expect(session.surf_rides.every(({ heart_rate }) => heart_rate === null)).toBe(true);
    expect(sumOf(session.effort!)).toBeCloseTo(seconds(session), 3);
  });
});

describe('the maximum heart rate', () => {
  it('makes zones of the session', async () => {
    const { max_heart_rate } = await kai.json<{ max_heart_rate: unknown }>('GET', '/users/me/preferences');
    expect(max_heart_rate).toBeNull();
    await kai.json('POST', '/users/me/update-preferences', { max_heart_rate: 200 });
    const { heart_rate: heart } = await own();
    expect(heart!.zones).toHaveLength(5);
    expect(heart!.zones![4]).toBe(0);
    expect(heart!.zones!.reduce((sum, time) => sum + time, 0)).toBeGreaterThan(600);
    await kai.json('POST', '/users/me/update-preferences', { max_heart_rate: null });
    expect((await own()).heart_rate!.zones).toBeNull();
  });

  it.each([99, 241, 150.5, '180', true])('is refused as %j, with a sentence', async (max_heart_rate) => {
    const [status, sentence] = await kai.refusal('POST', '/users/me/update-preferences', { max_heart_rate });
    expect([status, sentence]).toEqual([
      400,
      'The maximum heart rate is a whole number from 100 to 240, or null',
    ]);
  });
});

describe('visitors of a shared session', () => {
  const ofColumns = async () => {
    const answer = await visitor(app).call('GET', `/public/activities/${urlHash}`, undefined, COLUMNS);
    const { track } = (await answer.json()) as { track: string };
    return decodeTrack(Buffer.from(track, 'base64')).heartRate.filter((bpm) => bpm > 0).length;
  };

  it('see its heart rate once the owner shows it, and that of the visible part only', async () => {
    await kai.json('POST', '/users/me/update-preferences', { max_heart_rate: 190 });
    await share(kai, urlHash);
    const hidden = await shown();
    expect(hidden.heart_rate).toBeNull();
    expect(new Set(beats(hidden))).toEqual(new Set([null]));
    expect(hidden.surf_rides.every(({ heart_rate }) => heart_rate === null)).toBe(true);
    expect(await ofColumns()).toBe(0);
    expect(sumOf(hidden.effort!)).toBeCloseTo(seconds(hidden), 3);

    const all = { rides_only: false, hidden_circle: null };
    expect(await privacy({ ...all, show_heart_rate: true })).toEqual({ ...all, show_heart_rate: true });
    const open = await shown();
    expect(beats(open)).toEqual(beats(await own()));
    expect(open.heart_rate).toEqual((await own()).heart_rate);
    expect(open.heart_rate!.zones).toHaveLength(5);
    expect(await ofColumns()).toBeGreaterThan(0);

    // Left out, it stays as it is.
    const ridesOnly = { rides_only: true, hidden_circle: null };
    expect(await privacy(ridesOnly)).toEqual({ ...ridesOnly, show_heart_rate: true });
    const rides = await shown();
    expect(rides.effort).toBeNull();
    const measured = beats(rides).filter((bpm) => bpm !== null);
    expect(measured.length).toBeLessThan(beats(open).length);
    expect(rides.heart_rate!.max).toBe(Math.max(...measured));

    const { latitude, longitude } = open.trackpoints[0]!;
    await privacy({ rides_only: false, hidden_circle: { latitude, longitude, radius_meters: 100 } });
    const outside = await shown();
    expect(outside.trackpoints.length).toBeLessThan(open.trackpoints.length);
    const counted = beats(outside).filter((bpm) => bpm !== null);
    expect(outside.heart_rate).toMatchObject({
      average: Math.round(counted.reduce((sum, bpm) => sum + bpm, 0) / counted.length),
      max: Math.max(...counted),
    });
    expect(await ofColumns()).toBe(counted.length);

    await privacy({ ...all, show_heart_rate: false });
    expect((await shown()).heart_rate).toBeNull();
    expect(await ofColumns()).toBe(0);
  });

  it('see none of it on a map page and in the preview of a shared page', async () => {
    await privacy({ rides_only: false, hidden_circle: null, show_heart_rate: true });
    const { map_file } = await kai.json<{ map_file: string }>('GET', `/activities/${urlHash}/generate-map`);
    const page = await (await visitor(app).call('GET', `/results/${map_file}`)).text();
    const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)![1]!;
    const { track, ...others } = JSON.parse(data) as { track: string };
    const { length, heartRate } = decodeTrack(Buffer.from(track, 'base64'));
    expect(length).toBe((await shown()).trackpoints.length);
    expect(heartRate.some((bpm) => bpm > 0)).toBe(false);
    const shared = await fetch(`${app.url}/public/activity/${urlHash}`, { headers: { accept: 'text/html' } });
    expect(shared.status).toBe(200);
    expect(await shared.text()).not.toMatch(/heart|bpm/i);
    expect(JSON.stringify(others)).not.toMatch(/heart/i);
  });
});
