import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeTrack, planeDistance } from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { logOf } from './log-of.ts';
import { join, type Person, visitor } from './person.ts';
import { type ActivityAnswer, readPublicly, share, uploadSession } from './uploaded-session.ts';

let app: AppUnderTest;
let kai: Person;
const email = 'kai@surf.example';

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, email);
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
});
afterAll(() => app.stop());

describe('hidden parts of a track', () => {
  it('are removed from the public track in both formats and shown to the owner', async () => {
    const urlHash = await uploadSession(kai, 7);
    await share(kai, urlHash);
    const own = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    expect(own.privacy).toEqual({ rides_only: false, hidden_circle: null, show_heart_rate: false });

    const middle = own.trackpoints[Math.floor(own.point_count / 2)]!;
    const hidden_circle = { latitude: middle.latitude, longitude: middle.longitude, radius_meters: 60 };
    const privacy = { rides_only: false, hidden_circle, show_heart_rate: false };
    expect(await kai.json('PUT', `/activities/${urlHash}/privacy`, privacy)).toEqual(privacy);
    const away = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      planeDistance(hidden_circle.latitude, hidden_circle.longitude, latitude, longitude);
    const shown = await readPublicly(app, urlHash);
    expect(shown.trackpoints.length).toBeGreaterThan(0);
    expect(Math.min(...shown.trackpoints.map(away))).toBeGreaterThan(60);
    // The hidden circle is up to 1.5 times as wide and shifted by up to half: points farther away are visible.
    const farther = own.trackpoints.filter((point) => away(point) > 120.1);
    expect(farther.length).toBeLessThan(own.point_count);
    const latitudes = new Set(shown.trackpoints.map(({ latitude }) => latitude));
    expect(farther.filter(({ latitude }) => !latitudes.has(latitude))).toEqual([]);
    expect(shown.trackpoints.map(({ id }) => id)).toEqual(shown.trackpoints.map((_, index) => index + 1));
    const answer = await visitor(app).call('GET', `/public/activities/${urlHash}`, undefined, {
      accept: 'application/vnd.rideline.columns+json',
    });
    const { track } = (await answer.json()) as { track: string };
    expect([...decodeTrack(Buffer.from(track, 'base64')).latitude]).toEqual(
      shown.trackpoints.map(({ latitude }) => latitude),
    );

    const after = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    expect([after.privacy, after.point_count]).toEqual([privacy, own.point_count]);
    const logged = await logOf(app, 'TrackPrivacyChosen');
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged[0]!.data)).not.toContain(String(hidden_circle.latitude));
  });

  it('are not centered on the hidden place, in one cut and averaged over many', async () => {
    const home = { latitude: 37.7601, longitude: -122.5051 };
    const METERS_PER_DEGREE = 111_195;
    const east = METERS_PER_DEGREE * Math.cos((home.latitude * Math.PI) / 180);
    const edges: { north: number; east: number }[] = [];
    for (let way = 0; way < 8; way++) {
      const angle = (2 * Math.PI * way) / 8;
      // Straight away from home at 1 m/s.
      const points = Array.from({ length: 900 }, (_, second) => {
        const latitude = home.latitude + (second * Math.cos(angle)) / METERS_PER_DEGREE;
        const longitude = home.longitude + (second * Math.sin(angle)) / east;
        const time = new Date(Date.UTC(2026, 5, 1 + way) + second * 1000).toISOString();
        return `<trkpt lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}"><time>${time}</time></trkpt>`;
      });
      const gpx = `<gpx version="1.1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;
      const answer = await kai.upload(new TextEncoder().encode(gpx), `way-${way}.gpx`);
      const { url_hash: urlHash } = (await answer.json()) as { url_hash: string };
      const hidden_circle = { ...home, radius_meters: 200 };
      await kai.json('PUT', `/activities/${urlHash}/privacy`, { rides_only: false, hidden_circle });
      await share(kai, urlHash);
      const [first] = (await readPublicly(app, urlHash)).trackpoints;
      edges.push({
        north: (first!.latitude - home.latitude) * METERS_PER_DEGREE,
        east: (first!.longitude - home.longitude) * east,
      });
    }
    const away = edges.map((edge) => Math.hypot(edge.north, edge.east));
    expect(Math.min(...away)).toBeGreaterThan(195);
    // The ends of the cut on each of four lines determine the center of the circle.
    const chords = [0, 1, 2, 3].map((line) => {
      const [one, other] = [edges[line]!, edges[line + 4]!];
      return { north: (one.north + other.north) / 2, east: (one.east + other.east) / 2 };
    });
    expect(Math.max(...chords.map((middle) => Math.hypot(middle.north, middle.east)))).toBeGreaterThan(35);
  });

  it('can be everything but the rides', async () => {
    const urlHash = await uploadSession(kai, 8);
    await share(kai, urlHash);
    const own = await kai.json<ActivityAnswer>('GET', `/activities/${urlHash}`);
    await kai.json('PUT', `/activities/${urlHash}/privacy`, { rides_only: true, hidden_circle: null });
    const shown = await readPublicly(app, urlHash);
    expect(shown.surf_rides).toHaveLength(own.surf_rides.length);
    const ranges = shown.surf_rides.map(
      (ride) => [ride.first_trackpoint_id, ride.last_trackpoint_id] as const,
    );
    expect(ranges[0]![0]).toBe(1);
    expect(ranges.at(-1)![1]).toBe(shown.trackpoints.length);
    expect(ranges.slice(1).every(([first], index) => first === ranges[index]![1] + 1)).toBe(true);
    expect(shown.surf_rides.map(({ distance }) => distance)).toEqual(
      own.surf_rides.map(({ distance }) => distance),
    );
  });

  it.each([
    [{ rides_only: true }],
    [{ rides_only: 'yes', hidden_circle: null }],
    [{ rides_only: true, hidden_circle: { latitude: 91, longitude: 0, radius_meters: 100 } }],
    [{ rides_only: true, hidden_circle: { latitude: 1, longitude: 0, radius_meters: 0 } }],
    [{ rides_only: true, hidden_circle: null, is_public: true }],
  ])('reject the choice %j', async (body) => {
    const urlHash = await uploadSession(kai, 8);
    expect((await kai.call('PUT', `/activities/${urlHash}/privacy`, body)).status).toBe(400);
  });
});
