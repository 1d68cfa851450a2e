import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import {
  decodeTrack,
  DEFAULT_DETECTION_PARAMETERS,
  encodeTrack,
  encodeTrackFile,
  rowsBetween,
  simulateSession,
  type Track,
} from '@rideline/detection-engine';
import { grantAdmin, revokeAdmin, stockKeys } from '../src/command-line/admin.ts';
import { redetect } from '../src/command-line/redetect.ts';
import type { Tool } from '../src/command-line/tool.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { cleanedEarlier } from './cleaned-earlier.ts';
import { eventually } from './eventually.ts';
import { join, Person, signIn } from './person.ts';

let app: AppUnderTest;
const email = 'kai@surf.example';
const password = 'correct horse';

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Output of a command beside the running server. */
const run = (tool: Tool, ...args: string[]) => runUntil(new AbortController().signal, tool, ...args);
async function runUntil(signal: AbortSignal, tool: Tool, ...args: string[]): Promise<string[]> {
  const said: string[] = [];
  await tool.run({ app: app.app, args, say: (sentence) => said.push(sentence), signal });
  return said;
}
const admins = async () => {
  const rows = await app.database.query(
    "SELECT FROM read_accounts.account WHERE document->>'isAdmin' = 'true'",
  );
  return rows.length;
};
const becomes = (count: number) => eventually(async () => ((await admins()) === count ? true : undefined));
async function signedIn(): Promise<Person> {
  const answer = await signIn(app, email, password);
  return new Person(app, ((await answer.json()) as { access_token: string }).access_token);
}

describe('admins', () => {
  it('are granted and revoked only here; a new installation has none', async () => {
    const kai = await join(app, email, password);
    await join(app, 'second@surf.example');
    expect(await admins()).toBe(0);
    expect((await kai.call('GET', '/admin/replays')).status).toBe(403);

    expect(await run(grantAdmin, 'KAI@surf.example')).toEqual(['KAI@surf.example is an admin now.']);
    await becomes(1);
    expect(await kai.json('GET', '/users/me')).toMatchObject({ is_admin: true });
    expect((await kai.call('GET', '/admin/replays')).status).toBe(200);
    expect(await run(grantAdmin, email)).toEqual([`Nothing to do: ${email} is already an admin.`]);

    expect(await run(revokeAdmin, email)).toEqual([`${email} is not an admin anymore.`]);
    expect((await kai.call('GET', '/users/me')).status).toBe(401);
    await becomes(0);
    const again = await signedIn();
    expect(await again.json('GET', '/users/me')).toMatchObject({ is_admin: false });
    expect((await again.call('GET', '/admin/replays')).status).toBe(403);
    expect(await run(revokeAdmin, email)).toEqual([`Nothing to do: ${email} is not an admin.`]);
  });

  it('must have a registered email', async () => {
    await expect(run(grantAdmin, 'nobody@surf.example')).rejects.toThrow(
      'There is no account with the email nobody@surf.example',
    );
    await expect(run(grantAdmin)).rejects.toThrow('One argument is needed.');
    await expect(run(grantAdmin, email, email)).rejects.toThrow('One argument is needed.');
  });
});

describe('activation keys', () => {
  it('are imported from a file, one per line, without duplicates', async () => {
    const file = joinPath(tmpdir(), `rideline-keys-${process.pid}.txt`);
    await writeFile(file, 'SURF-1\r\n  SURF-2  \n\nSURF-1\n');
    expect(await run(stockKeys, file)).toEqual(['Added 2 new keys of 3 to the pool.']);
    expect(await run(stockKeys, file)).toEqual(['Added 0 new keys of 3 to the pool.']);
    await rm(file);

    const kai = await signedIn();
    const { key } = await kai.json<{ key: string }>('POST', '/users/me/get-activation-key');
    expect(['SURF-1', 'SURF-2']).toContain(key);
    expect(await kai.json('GET', '/users/me/activation-key')).toEqual({ key });
  });
});

describe('re-detection', () => {
  async function storedTrack(urlHash: string): Promise<Buffer> {
    const [row] = await app.database.query<{ points: Buffer }>(
      'SELECT points FROM activities.tracks WHERE url_hash = $1',
      [urlHash],
    );
    return row!.points;
  }
  const firstHalf = (track: Track) =>
    rowsBetween(track, track.time[0]!, track.time[Math.floor(track.length / 2)]!);
  const strict = { setting_name: 'Long ones', ...DEFAULT_DETECTION_PARAMETERS, min_ride_duration: 600 };

  it('accepts a profile or single parameters for one account or activity and reports the result', async () => {
    const kai = await signedIn();
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 20 });
    const uploaded = await kai.upload(encodeTrackFile(recorded, 'fit'), 'session.fit');
    const { url_hash } = (await uploaded.json()) as { url_hash: string };
    const rides = async () =>
      (await kai.json<{ surf_rides: unknown[] }>('GET', `/activities/${url_hash}`)).surf_rides.length;
    const before = await rides();
    expect(before).toBeGreaterThan(0);
    const { id } = await kai.json<{ id: number }>('POST', '/surf-settings', strict);

    const dry = await run(redetect, '--user', email, '--setting', String(id), '--dry-run');
    expect(dry.at(-4)).toMatch(/^1 activities, \d+ points, \d+\.\d\d million points\/s$/);
    expect(dry.slice(-3)).toEqual([
      `  ${url_hash}: 0 gained, ${before} lost, 0 changed`,
      `Rides: 0 gained, ${before} lost, 0 changed, 0 as before.`,
      'Nothing was recorded (--dry-run).',
    ]);
    expect(await rides()).toBe(before);

    await run(redetect, '--activity', url_hash, '--setting', String(id));
    await eventually(async () => ((await rides()) === 0 ? true : undefined));
    const again = await run(redetect, '--all', '--parameter', 'min_ride_duration=5');
    expect(again).toContain(`Rides: ${before} gained, 0 lost, 0 changed, 0 as before.`);
    await eventually(async () => ((await rides()) === before ? true : undefined));
  });

  it('lists what else cleaning again changes of each session', async () => {
    const kai = await signedIn();
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 4, durationMinutes: 20 });
    const uploaded = await kai.upload(encodeTrackFile(recorded, 'fit'), 'session.fit');
    const { url_hash } = (await uploaded.json()) as { url_hash: string };
    const { place, surf_rides } = await kai.json<{ place: string; surf_rides: unknown[] }>(
      'GET',
      `/activities/${url_hash}`,
    );
    await app.database.query(
      `UPDATE activities.places SET name = 'Pasatiempo, California' WHERE url_hash = $1`,
      [url_hash],
    );
    const whole = await storedTrack(url_hash);
    const earlier = encodeTrack(firstHalf(decodeTrack(whole)));
    await cleanedEarlier(app, url_hash);
    await app.database.query('UPDATE activities.tracks SET points = $2 WHERE url_hash = $1', [
      url_hash,
      earlier,
    ]);
    const dry = await run(redetect, '--activity', url_hash, '--clean', '--dry-run');
    const line = dry.find((said) => said.includes(url_hash))!;
    expect(line).toContain(`  ${url_hash}: 0 gained, 0 lost, ${surf_rides.length} changed, `);
    expect(line).toContain(`place ${place} (was Pasatiempo, California)`);
    expect(line).toMatch(/time in the water 33 min \(was 17 min\), distance [\d.]+ km \(was [\d.]+ km\)/);
    expect(dry.at(-1)).toBe('Nothing was recorded (--dry-run).');
    expect(await storedTrack(url_hash)).toEqual(Buffer.from(earlier));
    expect(await run(redetect, '--activity', url_hash, '--clean')).toContain(line);
    expect(await storedTrack(url_hash)).toEqual(whole);
    expect(await kai.json('GET', `/activities/${url_hash}`)).toMatchObject({ place });
    const again = await run(redetect, '--activity', url_hash, '--clean');
    expect(again.filter((line) => line.includes(url_hash))).toEqual([]);
  });

  it('prints where to resume after an interruption', async () => {
    const said = await runUntil(AbortSignal.abort(), redetect, '--all', '--from', '0');
    expect(said.at(-1)).toBe('Interrupted. Continue with --from 0.');
  });

  it('rejects invalid arguments with a message', async () => {
    await expect(run(redetect)).rejects.toThrow('Choose one of --all, --user and --activity.');
    await expect(run(redetect, '--user', 'nobody@surf.example')).rejects.toThrow(
      'Nobody has the email nobody@surf.example.',
    );
    await expect(run(redetect, '--all', '--parameter', 'speed=3')).rejects.toThrow(
      '--parameter is NAME=NUMBER',
    );
    for (const dryRun of [[], ['--dry-run']]) {
      await expect(run(redetect, '--all', '--parameter', 'min_ride_duration=-5', ...dryRun)).rejects.toThrow(
        'min_ride_duration: Minimum duration must be a whole number between 0 and 600 s.',
      );
    }
    await expect(run(redetect, '--all', '--setting', 'mine')).rejects.toThrow('--setting is a whole number.');
  });
});
