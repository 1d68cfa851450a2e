import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { grantAdmin, revokeAdmin, stockKeys } from '../src/command-line/admin.ts';
import type { Tool } from '../src/command-line/tool.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, Person, signIn } from './person.ts';

let app: AppUnderTest;
const email = 'kai@surf.example';
const password = 'correct horse';

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What the tool says, beside the running server. */
async function run(tool: Tool, ...args: string[]): Promise<string[]> {
  const said: string[] = [];
  const signal = new AbortController().signal;
  await tool.run({ app: app.app, args, say: (sentence) => said.push(sentence), signal });
  return said;
}
const admins = async () => {
  const rows = await app.database.query('SELECT FROM read_accounts.account WHERE is_admin');
  return rows.length;
};
const becomes = (count: number) => eventually(async () => ((await admins()) === count ? true : undefined));
async function signedIn(): Promise<Person> {
  const answer = await signIn(app, email, password);
  return new Person(app, ((await answer.json()) as { access_token: string }).access_token);
}

describe('admins', () => {
  it('are made and unmade here alone; a fresh installation has none, whoever came first', async () => {
    const kai = await join(app, email, password);
    await join(app, 'second@surf.example');
    expect(await admins()).toBe(0);
    expect((await kai.call('GET', '/admin/replays')).status).toBe(403);

    expect(await run(grantAdmin, 'KAI@surf.example')).toEqual(['KAI@surf.example is an admin now.']);
    await becomes(1);
    expect(await kai.json('GET', '/users/me')).toMatchObject({ is_admin: true });
    expect((await kai.call('GET', '/admin/replays')).status).toBe(200);
    expect(await run(grantAdmin, email)).toEqual([`Nothing to do: ${email} is an admin already.`]);

    expect(await run(revokeAdmin, email)).toEqual([`${email} is no admin any more.`]);
    expect((await kai.call('GET', '/users/me')).status).toBe(401);
    await becomes(0);
    const again = await signedIn();
    expect(await again.json('GET', '/users/me')).toMatchObject({ is_admin: false });
    expect((await again.call('GET', '/admin/replays')).status).toBe(403);
    expect(await run(revokeAdmin, email)).toEqual([`Nothing to do: ${email} was no admin.`]);
  });

  it('are named by an e-mail that somebody has', async () => {
    await expect(run(grantAdmin, 'nobody@surf.example')).rejects.toThrow(
      'There is no account with the email nobody@surf.example',
    );
    await expect(run(grantAdmin)).rejects.toThrow('One argument is needed.');
    await expect(run(grantAdmin, email, email)).rejects.toThrow('One argument is needed.');
  });
});

describe('activation keys', () => {
  it('come from a file, one a line, each once', async () => {
    const file = joinPath(tmpdir(), `rideline-keys-${process.pid}.txt`);
    await writeFile(file, 'SURF-1\r\n  SURF-2  \n\nSURF-1\n');
    expect(await run(stockKeys, file)).toEqual(['2 of 3 keys were new and are in the pool now.']);
    expect(await run(stockKeys, file)).toEqual(['0 of 3 keys were new and are in the pool now.']);
    await rm(file);

    const kai = await signedIn();
    const { key } = await kai.json<{ key: string }>('POST', '/users/me/get-activation-key');
    expect(['SURF-1', 'SURF-2']).toContain(key);
    expect(await kai.json('GET', '/users/me/activation-key')).toEqual({ key });
  });
});
