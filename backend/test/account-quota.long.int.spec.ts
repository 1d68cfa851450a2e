import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person, refusalOf } from './person.ts';
import { sessionFile } from './uploaded-session.ts';

const FULL = [507, 'Your account can keep 3 sessions. Delete some to make room.'];

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ ACCOUNT_ACTIVITIES: '3' });
});
afterAll(() => app.stop());

const upload = (person: Person, seed: number) => person.upload(sessionFile(seed), `${seed}.gpx`);
const uploaded = async (person: Person, seed: number) =>
  ((await (await upload(person, seed)).json()) as { url_hash: string }).url_hash;
const kept = async (person: Person) => (await person.json<unknown[]>('GET', '/activities')).length;

describe('an account', () => {
  it('rejects uploads past the activity limit, also concurrent ones, and leaves no files of them', async () => {
    const kai = await join(app, 'kai@quota.example');
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => upload(kai, seed)));
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused).toHaveLength(3);
    for (const answer of refused) expect(await refusalOf(answer)).toEqual(FULL);
    expect(await kept(kai)).toBe(3);
    expect(await app.blobFiles()).toHaveLength(3);
    const [{ claims } = { claims: 0 }] = await app.database.query<{ claims: number }>(
      'SELECT count(*)::integer AS claims FROM activities.upload_claims',
    );
    expect(claims).toBe(3);
  });

  it('accepts a duplicate when full and a new upload after a deletion', async () => {
    const lani = await join(app, 'lani@quota.example');
    const [first] = [await uploaded(lani, 11), await uploaded(lani, 12), await uploaded(lani, 13)];
    expect(await (await upload(lani, 11)).json()).toMatchObject({ url_hash: first, duplicate: true });
    expect(await refusalOf(await upload(lani, 14))).toEqual(FULL);
    await lani.call('DELETE', `/activities/${first}`);
    const again = await eventually(async () => {
      const answer = await upload(lani, 14);
      return answer.ok ? answer : undefined;
    });
    expect(await again.json()).toMatchObject({ duplicate: false });
    expect(await kept(lani)).toBe(3);
  });

  it('does not affect other accounts when full', async () => {
    expect((await upload(await join(app, 'nalu@quota.example'), 1)).status).toBe(200);
  });
});

describe('an account with a byte limit', () => {
  it('rejects the file that exceeds it', async () => {
    const files = [1, 2].map(sessionFile);
    const room = files.reduce((sum, { byteLength }) => sum + byteLength, 0) - 1;
    const small = await startApp({ ACCOUNT_BYTES: String(room) });
    try {
      const person = await join(small, 'kai@bytes.example');
      expect((await person.upload(files[0]!, 'a.gpx')).status).toBe(200);
      const [status, sentence] = await refusalOf(await person.upload(files[1]!, 'b.gpx'));
      expect(status).toBe(507);
      expect(sentence).toMatch(
        /^Your account can keep [\d.,]+ (bytes|MB) of files\. Delete some sessions to make room\.$/,
      );
      expect(await small.blobFiles()).toHaveLength(1);
    } finally {
      await small.stop();
    }
  });
});
