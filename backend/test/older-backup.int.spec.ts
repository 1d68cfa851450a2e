import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join as joinPath } from 'node:path';
import { restore } from '../src/command-line/restore.ts';
import { verify } from '../src/command-line/verify.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { type Installation, newInstallation } from './installation.ts';
import { Person, signIn } from './person.ts';

/** Made by the version that introduced the format; never written again. */
const fixture = joinPath(import.meta.dirname, 'fixtures', 'backup-format-1');

let host: Installation;
let app: AppUnderTest;

beforeAll(async () => {
  host = await newInstallation({ environment: { SECRET_KEYS: Buffer.alloc(32, 7).toString('base64') } });
  await host.run(restore, fixture);
  app = await host.start();
});
afterAll(async () => {
  await app.stop();
  await host.remove();
});

describe('a backup of an earlier version', () => {
  it('is restored with its sessions, originals and login', async () => {
    const login = await eventually(async () => {
      const answer = await signIn(app, 'kai@surf.example', 'correct horse');
      return answer.ok ? answer : undefined;
    });
    const kai = new Person(app, ((await login.json()) as { access_token: string }).access_token);
    const [listed, ...others] = await eventually(async () => {
      const list = await kai.json<{ url_hash: string }[]>('GET', '/activities');
      return list.length > 0 ? list : undefined;
    });
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      activity_name: 'Dawn',
      is_public: true,
      surf_type: 'traveling_waves',
      surf_vessel: { brand: 'Mega', model: 'Maverick', nickname: 'Flash' },
    });
    const detail = await kai.json('GET', `/activities/${listed!.url_hash}`);
    expect(detail).toMatchObject({ note: 'Offshore', device_name: null });
    expect((await kai.call('GET', `/activities/${listed!.url_hash}/original`)).status).toBe(200);
    expect(await kai.json('GET', '/users/me')).toMatchObject({ username: 'kai_surfs' });
  });

  it('has no problems in what is stored', async () => {
    expect(await host.run(verify)).toEqual([expect.stringMatching(/: no problems\.$/)]);
  });
});
