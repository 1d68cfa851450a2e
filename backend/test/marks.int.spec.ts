import { describe, expect, it } from '@jest/globals';
import { decodeTrack, encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { newPerson, sharedApp } from './shared-app.ts';

interface Stretch {
  start_time: string;
  end_time: string;
}
interface Activity {
  marks: (Stretch & { kind: string })[];
  surf_rides: (Stretch & { id: number })[];
  trackpoints?: unknown[];
  track?: string;
  point_count: number;
}

const COLUMNS = 'application/vnd.rideline.columns+json';
let urlHash: string;

const kai = await newPerson(await sharedApp());

async function uploaded(seed: number): Promise<Activity> {
  const { recorded } = simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 30 });
  const answer = await kai.upload(encodeTrackFile(recorded, 'fit'), `${seed}.fit`);
  ({ url_hash: urlHash } = (await answer.json()) as { url_hash: string });
  return read();
}
const read = () => kai.json<Activity>('GET', `/activities/${urlHash}`);
const put = (...marks: Activity['marks']) =>
  kai.json<Activity>('PUT', `/activities/${urlHash}/marks`, { marks });
const mark = (kind: 'not_a_ride' | 'missed_ride', { start_time, end_time }: Stretch) => ({
  kind,
  start_time,
  end_time,
});
const idsOf = ({ surf_rides }: Activity) => surf_rides.map(({ id }) => id);
const startsOf = ({ surf_rides }: Activity) => surf_rides.map(({ start_time }) => start_time);

describe('a mark', () => {
  it('of a missed ride restores a deleted ride, and the latest mark wins', async () => {
    const before = await uploaded(2);
    const [first, second] = before.surf_rides;
    await kai.call('DELETE', `/rides/${second!.id}`);
    const without = idsOf(before).filter((id) => id !== second!.id);
    expect(idsOf(await read())).toEqual(without);
    expect(idsOf(await put(mark('missed_ride', second!)))).toEqual(idsOf(before));
    expect(idsOf(await put())).toEqual(without);

    await put(mark('missed_ride', second!));
    await kai.call('DELETE', `/rides/${second!.id}`);
    expect(await read()).toMatchObject({ marks: [] });
    expect(idsOf(await put(mark('not_a_ride', first!)))).toEqual(without.slice(1));
  });

  it('"not a ride" can be undone', async () => {
    const before = await uploaded(4);
    const [ride] = before.surf_rides;
    expect(startsOf(await put(mark('not_a_ride', ride!)))).toEqual(startsOf(before).slice(1));
    expect(startsOf(await put(mark('missed_ride', ride!)))).toEqual(startsOf(before));
  });
});

describe('a deleted ride', () => {
  it('is restored under its id with its totals, for its owner', async () => {
    const before = await uploaded(2);
    const [, second] = before.surf_rides;
    const lani = await newPerson(await sharedApp());
    expect((await kai.call('POST', `/rides/${second!.id}/restore`)).status).toBe(404);
    await kai.call('DELETE', `/rides/${second!.id}`);
    expect((await lani.call('POST', `/rides/${second!.id}/restore`)).status).toBe(404);
    expect(await kai.json<Activity>('POST', `/rides/${second!.id}/restore`)).toEqual(before);
    expect(await read()).toEqual(before);
  });
});

describe('every answer with an activity', () => {
  const answers = [
    ['GET', '', undefined],
    ['PUT', '/marks', { marks: [] }],
    ['PUT', '/surf-setting?setting_id=-1', undefined],
    ['PUT', '', { surf_vessel_id: null }],
  ] as const;

  it.each(answers)('(%s %s) returns its points as columns on request', async (method, path, body) => {
    await uploaded(6);
    const address = `/activities/${urlHash}${path}`;
    const answer = await kai.call(method, address, body, { accept: COLUMNS });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(COLUMNS);
    expect(answer.headers.get('vary')).toMatch(/accept/);
    const columns = (await answer.json()) as Activity;
    expect(columns.trackpoints).toBeUndefined();
    expect(decodeTrack(Buffer.from(columns.track!, 'base64')).length).toBe(columns.point_count);

    const objects = await kai.call(method, address, body);
    expect(objects.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { track, trackpoints } = (await objects.json()) as Activity;
    expect([track, trackpoints!.length]).toEqual([undefined, columns.point_count]);
  });
});
