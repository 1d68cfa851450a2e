import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person } from './person.ts';
import { uploadSession } from './uploaded-session.ts';

interface Listed {
  url_hash: string;
  excluded_from_records: boolean;
  total_rides: number;
}

let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
});
afterAll(() => app.stop());

const exclude = (urlHash: string, excluded_from_records: unknown) =>
  kai.call('PUT', `/activities/${urlHash}`, { excluded_from_records });
const listed = async () => (await kai.json<Listed[]>('GET', '/activities'))[0]!;

describe('a session excluded from records', () => {
  it('says so in the list and on its page, keeps its rides, and can be included again', async () => {
    const urlHash = await uploadSession(kai, 2);
    const before = await listed();
    expect(before).toMatchObject({ url_hash: urlHash, excluded_from_records: false });

    const answer = await exclude(urlHash, true);
    expect(await answer.json()).toEqual({ excluded_from_records: true });
    expect(await listed()).toEqual({ ...before, excluded_from_records: true });
    expect(await kai.json<Listed>('GET', `/activities/${urlHash}`)).toMatchObject({
      excluded_from_records: true,
      total_rides: before.total_rides,
    });

    await exclude(urlHash, false);
    expect(await listed()).toEqual(before);
  });

  it('is a choice of true or false', async () => {
    const urlHash = await uploadSession(kai, 6);
    const answer = await exclude(urlHash, 'maybe');
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { detail: string }).detail).toBe(
      'excluded_from_records is true or false',
    );
  });
});
