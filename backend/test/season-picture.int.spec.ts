import { describe, expect, it } from '@jest/globals';
import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { visitor } from './person.ts';
import { newPerson, sharedApp } from './shared-app.ts';

const CHOICE = {
  from: '2026-01-01',
  to: '2026-12-31',
  surf_type: 'traveling_waves',
  shape: 'wide',
  theme: 'dark',
  figures: 'sessions,longest_distance,time_in_water',
};

const address = (choice: Readonly<Record<string, string>> = {}) =>
  `/season/picture?${new URLSearchParams({ ...CHOICE, ...choice }).toString()}`;

async function pictureOf(choice: Readonly<Record<string, string>> = {}) {
  const answer = await kai.call('GET', address(choice));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await answer.arrayBuffer());
}

const app = await sharedApp();
const kai = await newPerson(app);
const startTime = epochMillis(Date.UTC(2026, 4, 3, 15));
const { recorded } = simulateSession({
  surfType: 'traveling_waves',
  seed: 4,
  durationMinutes: 45,
  startTime,
});
expect((await kai.upload(encodeTrackFile(recorded, 'gpx'), 'a.gpx')).status).toBe(200);

describe('the picture of a season', () => {
  it.each([
    ['story', [1080, 1920]],
    ['square', [1080, 1080]],
    ['wide', [1200, 630]],
  ])('is a %s of %p', async (shape, size) => {
    const png = await pictureOf({ shape });
    // Width and height in the header of a PNG.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(size);
  });

  it('hides places unless they are asked for, and is in the units asked for', async () => {
    const plain = await pictureOf();
    expect((await pictureOf({ places: 'hidden' })).equals(plain)).toBe(true);
    expect((await pictureOf({ places: 'shown' })).equals(plain)).toBe(false);
    expect((await pictureOf({ distance_unit: 'feet' })).equals(plain)).toBe(false);
  });

  it('shows the period that is asked for', async () => {
    const year = await pictureOf();
    const month = await pictureOf({ from: '2026-05-01', to: '2026-05-31' });
    expect(month.equals(year)).toBe(false);
    expect(month.equals(await pictureOf({ from: '2026-06-01', to: '2026-06-30' }))).toBe(false);
    expect(await kai.refusal('GET', address({ from: '2026-02-30' }))).toEqual([
      422,
      'A day is written as 2026-01-31',
    ]);
    expect(await kai.refusal('GET', address({ spot_id: '900001' }))).toEqual([404, 'Spot not found']);
  });

  it('is drawn of a year without sessions, and for its owner alone', async () => {
    const lani = await newPerson(app);
    expect((await lani.call('GET', address())).status).toBe(200);
    expect((await visitor(app).call('GET', address())).status).toBe(401);
  });

  it.each([
    [{ shape: 'poster' }, 'shape is story, square or wide'],
    [{ figures: 'rides' }, 'Please choose three numbers'],
    [{ places: 'maybe' }, 'places is hidden or shown'],
  ])('of %p is refused', async (choice, detail) => {
    expect(await kai.refusal('GET', address(choice))).toEqual([400, detail]);
  });
});
