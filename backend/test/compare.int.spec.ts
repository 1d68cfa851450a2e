import { describe, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { newPerson, sharedApp } from './shared-app.ts';

const hashes: string[] = [];

const compare = (...named: readonly string[]) => `/activities/compare?activity_hashes=${named.join(',')}`;
const compared = async (...named: readonly string[]) =>
  (await kai.json<{ url_hash: string }[]>('GET', compare(...named))).map(({ url_hash }) => url_hash);

const kai = await newPerson(await sharedApp());
for (const seed of [2, 3]) {
  const { recorded } = simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 10 });
  const answer = await kai.upload(encodeTrackFile(recorded, 'gpx', { name: `Dawn ${seed}` }), 'a.gpx');
  hashes.push(((await answer.json()) as { url_hash: string }).url_hash);
}

describe('comparing activities', () => {
  it('returns each activity once, in the requested order', async () => {
    const [first = '', second = ''] = hashes;
    expect(await compared(second, first, second)).toEqual([second, first]);
  });

  it('has the rides of the session with what is compared of them', async () => {
    type Rides = readonly Readonly<Record<string, unknown>>[];
    const [first = '', second = ''] = hashes;
    const [record] = await kai.json<{ rides: Rides }[]>('GET', compare(first, second));
    const { surf_rides } = await kai.json<{ surf_rides: Rides }>('GET', `/activities/${first}`);
    expect(record?.rides).not.toHaveLength(0);
    expect(surf_rides).toMatchObject(record!.rides);
  });

  it('omits missing activities', async () => {
    const [first = '', second = ''] = hashes;
    expect(await compared(second, 'gone', first)).toEqual([second, first]);
    expect(await compared('gone', first)).toEqual([first]);
    expect(await compared('gone', 'lost')).toEqual([]);
    expect(await kai.json('GET', `/activities/compare/skook?activity_hashes=${first},${second}`)).toEqual([]);
  });

  it.each([
    [[''], 'No activities selected for comparison'],
    [['one'], 'Please select 2 or more activities to compare'],
    [['one', 'one'], 'Please select 2 or more activities to compare'],
    [['a', 'b', 'c', 'd', 'e'], 'You can only compare up to 4 activities at a time'],
  ])('requires two to four activities: %j', async (named, sentence) => {
    expect(await kai.refusal('GET', compare(...named))).toEqual([400, sentence]);
  });
});
