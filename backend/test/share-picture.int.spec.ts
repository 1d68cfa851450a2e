import { beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import type { Person } from './person.ts';
import { newPerson, sharedApp, type SharedApp } from './shared-app.ts';

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 20 });
const CHOICE = { shape: 'wide', theme: 'dark', motif: 'track', figures: 'rides,longest_ride,max_speed' };

let app: SharedApp;
let kai: Person;
let urlHash: string;

const address = (choice: Partial<typeof CHOICE> = {}, hash = urlHash) =>
  `/activities/${hash}/share-picture?${new URLSearchParams({ ...CHOICE, ...choice }).toString()}`;

async function pictureOf(choice: Partial<typeof CHOICE> = {}) {
  const answer = await kai.call('GET', address(choice));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await answer.arrayBuffer());
}
/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

beforeAll(async () => {
  app = await sharedApp();
  kai = await newPerson(app);
  const answer = await kai.upload(encodeTrackFile(recorded, 'gpx', { name: 'Dawn 🌊 早朝' }), 'a.gpx');
  urlHash = ((await answer.json()) as { url_hash: string }).url_hash;
});

describe('a share picture', () => {
  it.each([
    ['story', [1080, 1920]],
    ['square', [1080, 1080]],
    ['wide', [1200, 630]],
  ])('of a private session of somebody without a username is a %s of %p', async (shape, size) => {
    for (const theme of ['dark', 'light', 'transparent']) {
      expect(sizeOf(await pictureOf({ shape, theme }))).toEqual(size);
    }
  });

  it('has its day and numbers in the language of the browser', async () => {
    const inLanguage = async (language: string) => {
      const answer = await kai.call('GET', address(), undefined, { 'accept-language': language });
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    const [english, german] = [await inLanguage('en-US'), await inLanguage('de-DE,de;q=0.9')];
    expect(german).not.toBe(english);
    expect(await inLanguage('de-DE')).toBe(german);
    expect(await inLanguage('en-US')).toBe(english);
  });

  it.each([
    [{ shape: 'poster' }, 'shape is story, square or wide'],
    [{ theme: 'pink' }, 'theme is dark, light or transparent'],
    [{ motif: 'map' }, 'motif is track, longest_ride or bars'],
    [{ figures: 'rides' }, 'Please choose three numbers'],
    [{ figures: 'rides,rides,heart_rate' }, 'Please choose three numbers'],
  ])('of %p is refused', async (choice, detail) => {
    expect(await kai.refusal('GET', address(choice))).toEqual([400, detail]);
  });

  it('has no shape of the track while the session has a hidden place', async () => {
    const [track, ride, bars] = [
      await pictureOf(),
      await pictureOf({ motif: 'longest_ride' }),
      await pictureOf({ motif: 'bars' }),
    ];
    expect(new Set([track, ride, bars].map((png) => png.toString('base64'))).size).toBe(3);
    const end = recorded.latitude.length - 1;
    const place = { latitude: recorded.latitude[end]!, longitude: recorded.longitude[end]! };
    await kai.json('PUT', `/activities/${urlHash}/privacy`, {
      rides_only: false,
      hidden_circle: { ...place, radius_meters: 100 },
    });
    const hidden = await pictureOf({ motif: 'bars' });
    for (const motif of ['track', 'longest_ride'])
      expect((await pictureOf({ motif })).equals(hidden)).toBe(true);
  });
});
