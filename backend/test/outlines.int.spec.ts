import { describe, expect, it } from '@jest/globals';
import type { Person } from './person.ts';
import { type ActivityAnswer, uploadSession } from './uploaded-session.ts';
import { newPerson, sharedApp } from './shared-app.ts';

interface Outline {
  readonly url_hash: string;
  readonly way: string;
  readonly rides: string;
}

const outlines = (person: Person, ...hashes: readonly string[]) =>
  person.json<Outline[]>('GET', `/activities/outlines?activity_hashes=${hashes.join(',')}`);

const app = await sharedApp();
const kai = await newPerson(app);
const first = await uploadSession(kai, 2);
const second = await uploadSession(kai, 3);

describe('small pictures of tracks', () => {
  it('are small paths without coordinates, the same each time', async () => {
    const drawn = await outlines(kai, first, second, first);
    expect(drawn.map(({ url_hash }) => url_hash).sort()).toEqual([first, second].sort());
    for (const { way, rides } of drawn) {
      expect(way).toMatch(/^M-?[\d.]+ -?[\d.]+(l-?[\d.]+ -?[\d.]+)+$/);
      expect(rides).toMatch(/^(M-?[\d.]+ -?[\d.]+(l-?[\d.]+ -?[\d.]+)*)+$/);
      expect(way.length + rides.length).toBeLessThan(4_000);
    }
    expect(await outlines(kai, first, second)).toEqual(expect.arrayContaining(drawn));
  });

  it('lose a ride that is deleted', async () => {
    const [before] = await outlines(kai, first);
    const { surf_rides: rides } = await kai.json<ActivityAnswer>('GET', `/activities/${first}`);
    await kai.call('DELETE', `/rides/${rides[0]!.id}`);
    const [after] = await outlines(kai, first);
    const count = (path: string | undefined) => path?.match(/M/g)?.length ?? 0;
    expect(count(before?.rides)).toBe(rides.length);
    expect(count(after?.rides)).toBe(rides.length - 1);
  });

  it('are for the owner only, up to 60 at a time', async () => {
    const lena = await newPerson(app);
    expect(await outlines(lena, first, 'nothing')).toEqual([]);
    const many = Array.from({ length: 61 }, (_, index) => `hash${index}`).join(',');
    expect(await kai.refusal('GET', `/activities/outlines?activity_hashes=${many}`)).toEqual([
      400,
      'You can only load 60 pictures at a time',
    ]);
  });

  it('go with their session', async () => {
    await kai.call('DELETE', `/activities/${second}`);
    expect(await outlines(kai, second)).toEqual([]);
  });
});
