import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { decodeTrack, encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { RedetectCommand } from '../src/modules/activities/write/redetect/redetect.use-case.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person, visitor } from './person.ts';

interface Stretch {
  start_time: string;
  end_time: string;
}
interface Point {
  id: number;
  time: string;
  distance: number;
}
interface Answer {
  activity_time: string;
  point_count: number;
  total_rides: number;
  kept_part: Stretch | null;
  trimmed_rides: Stretch[];
  surf_rides: (Stretch & { id: number; first_trackpoint_id: number; last_trackpoint_id: number })[];
  trackpoints: Point[];
}

let app: AppUnderTest;
let kai: Person;
let seed = 0;

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
  await kai.call('POST', '/users/me/update-username', { username: 'kai' });
});
afterAll(() => app.stop());

/** A session with at least three rides, and the part from its second ride to its second last point. */
async function uploaded() {
  for (;;) {
    seed += 2;
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 30 });
    const answer = await kai.upload(encodeTrackFile(recorded, 'fit'), `${seed}.fit`);
    const { url_hash: urlHash } = (await answer.json()) as { url_hash: string };
    const before = await read(urlHash);
    if (before.surf_rides.length < 3) continue;
    const start_time = new Date(Date.parse(before.surf_rides[1]!.start_time) - 20_000).toISOString();
    return { urlHash, before, part: { start_time, end_time: before.trackpoints.at(-2)!.time } };
  }
}
const read = (urlHash: string) => kai.json<Answer>('GET', `/activities/${urlHash}`);
const trim = (urlHash: string, kept_part: Stretch | null) =>
  kai.call('PUT', `/activities/${urlHash}/trim`, { kept_part });
/** Every ride starts at most a row before its first point, and ends at most a row after its last one. */
const expectRidesOnRows = ({ surf_rides, trackpoints }: Answer) => {
  const timeOf = (id: number) => trackpoints[id - 1]?.time;
  for (const { start_time, end_time, first_trackpoint_id: first, last_trackpoint_id: last } of surf_rides) {
    expect(start_time <= timeOf(first)! && start_time > (timeOf(first - 1) ?? '')).toBe(true);
    expect(end_time >= timeOf(last)! && end_time < (timeOf(last + 1) ?? '3')).toBe(true);
  }
};

describe('a trimmed session', () => {
  it('is the kept part everywhere its owner looks, and undoing restores it to the letter', async () => {
    const { urlHash, before, part } = await uploaded();
    const trimmed = (await (await trim(urlHash, part)).json()) as Answer;
    const kept = before.trackpoints.filter(({ time }) => time >= part.start_time && time <= part.end_time);
    expect(trimmed.trackpoints.map(({ time }) => time)).toEqual(kept.map(({ time }) => time));
    expect(trimmed.trackpoints[0]).toMatchObject({ id: 1, distance: 0 });
    expect(trimmed).toMatchObject({
      activity_time: kept[0]!.time,
      point_count: kept.length,
      kept_part: { start_time: kept[0]!.time, end_time: kept.at(-1)!.time },
      total_rides: before.total_rides - 1,
    });
    expect(trimmed.surf_rides.map(({ id }) => id)).toEqual(before.surf_rides.slice(1).map(({ id }) => id));
    expect(trimmed.trimmed_rides).toHaveLength(1);
    expectRidesOnRows(trimmed);
    expect(await read(urlHash)).toEqual(trimmed);

    const gpx = await (await kai.call('GET', `/activities/${urlHash}/gpx`)).text();
    expect(gpx.match(/<trkpt/g)).toHaveLength(kept.length);
    expect(gpx).toMatch(/<trk>.*<type>[^<]+<\/type>.*<trkseg>/s);
    const whole = await kai.json<{ track: string }>('GET', `/activities/${urlHash}/whole-track`);
    expect(decodeTrack(Buffer.from(whole.track, 'base64')).length).toBe(before.point_count);

    expect(await (await trim(urlHash, null)).json()).toEqual(before);
    expect(await read(urlHash)).toEqual(before);
  });

  it('shows visitors nothing of the ends', async () => {
    const { urlHash, part } = await uploaded();
    await trim(urlHash, part);
    await kai.call('PUT', `/activities/${urlHash}`, { is_public: true });
    const shared = await visitor(app).json<Answer>('GET', `/public/activities/${urlHash}`);
    expect(shared.trackpoints[0]!.time >= part.start_time).toBe(true);
    expect(shared.trackpoints.at(-1)!.time <= part.end_time).toBe(true);
    expect(shared.activity_time >= part.start_time).toBe(true);
    expectRidesOnRows(shared);
    const answer = await visitor(app).call('GET', `/activities/${urlHash}/whole-track`);
    expect(answer.status).toBe(401);
  });

  it('stays trimmed when it is detected again', async () => {
    const { urlHash, part } = await uploaded();
    const trimmed = (await (await trim(urlHash, part)).json()) as Answer;
    const command = new RedetectCommand(
      { urlHash, dryRun: true },
      'test',
      new AbortController().signal,
      () => undefined,
    );
    expect(await app.app.get(CommandBus).execute(command)).toMatchObject({
      points: trimmed.point_count,
      total: { gained: 0, lost: 0, changed: 0 },
    });
    const [ride] = trimmed.surf_rides;
    const mark = { kind: 'not_a_ride', start_time: ride!.start_time, end_time: ride!.end_time };
    const marked = await kai.json<Answer>('PUT', `/activities/${urlHash}/marks`, { marks: [mark] });
    expect(marked.trackpoints).toHaveLength(trimmed.point_count);
    expectRidesOnRows(marked);
    const applied = await kai.json<Answer>('PUT', `/activities/${urlHash}/surf-setting?setting_id=-1`);
    expect(applied).toMatchObject({ point_count: trimmed.point_count, kept_part: trimmed.kept_part });
  });

  it('has its rides on its rows, whatever is edited at once', async () => {
    const { urlHash, before, part } = await uploaded();
    const [, , third] = before.surf_rides;
    const mark = { kind: 'not_a_ride', start_time: third!.start_time, end_time: third!.end_time };
    const answers = await Promise.all([
      trim(urlHash, part),
      kai.call('PUT', `/activities/${urlHash}/marks`, { marks: [mark] }),
      trim(urlHash, null),
      kai.call('PUT', `/activities/${urlHash}/surf-setting?setting_id=-1`),
      trim(urlHash, { ...part, start_time: third!.start_time }),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expectRidesOnRows(await read(urlHash));
  });

  it('restores its trimmed track from the original when the stored one is lost', async () => {
    const { urlHash, part } = await uploaded();
    const trimmed = (await (await trim(urlHash, part)).json()) as Answer;
    await app.database.query('DELETE FROM activities.tracks WHERE url_hash = $1', [urlHash]);
    expect(await read(urlHash)).toEqual(trimmed);
  });

  it.each([
    [
      'of less than a minute',
      (from: number) => [from, from + 30_000],
      'Keep at least one minute of the session',
    ],
    [
      'that ends before it starts',
      (from: number) => [from + 90_000, from],
      'Keep at least one minute of the session',
    ],
    ['before the recording', () => [0, 3_600_000], 'Keep at least one minute of the session'],
  ] as const)('refuses a part %s', async (_name, timesOf, sentence) => {
    const { urlHash, before } = await uploaded();
    const [from, to] = timesOf(Date.parse(before.activity_time)).map((time) => new Date(time).toISOString());
    expect(
      await kai.refusal('PUT', `/activities/${urlHash}/trim`, {
        kept_part: { start_time: from, end_time: to },
      }),
    ).toEqual([400, sentence]);
    expect(await read(urlHash)).toEqual(before);
  });
});
