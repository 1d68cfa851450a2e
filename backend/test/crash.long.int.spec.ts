import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CrashDrill } from './crash-drill.ts';
import { eventually } from './eventually.ts';
import { readModels, settled, type Ask } from './read-models.ts';
import { seedFrom } from './seeded.ts';

const ROUNDS = 5;
const LONGEST_LIFE_MS = 900;
const HOURS_AGO = 2;

let drill: CrashDrill;

beforeAll(async () => {
  drill = await CrashDrill.start(seedFrom('CRASH_SEED'));
}, 120_000);
afterAll(() => drill.stop());

/** Ages all files so that the next start sweeps unreferenced ones. */
async function age(ask: Ask): Promise<void> {
  await ask(`UPDATE activities.upload_claims SET claimed_at = claimed_at - interval '${HOURS_AGO} hours'`);
  const blobs = join(drill.dataDir, 'blobs');
  const then = new Date(Date.now() - HOURS_AGO * 3_600_000);
  for (const file of await readdir(blobs, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) await utimes(join(file.parentPath, file.name), then, then);
  }
}

async function leftBehind(ask: Ask): Promise<object> {
  const files = await readdir(join(drill.dataDir, 'blobs'), { recursive: true, withFileTypes: true });
  const kept = await ask<{ kind: string; what: string }>(
    `SELECT 'claim' AS kind, url_hash AS what FROM activities.upload_claims
     UNION ALL SELECT 'track', url_hash FROM activities.tracks
     UNION ALL SELECT 'file', content_hash FROM activities.upload_claims`,
  );
  const of = (kind: string) =>
    kept
      .filter((row) => row.kind === kind)
      .map(({ what }) => what)
      .sort();
  const rideBlocks = await ask<{ url_hash: string }>('SELECT DISTINCT url_hash FROM activities.ride_blocks');
  const addresses = drill.present.map(({ urlHash }) => urlHash);
  return {
    files: files
      .filter((file) => file.isFile())
      .map((file) => file.name)
      .sort(),
    claims: of('claim'),
    tracks: of('track'),
    strayRideBlocks: rideBlocks.filter(({ url_hash }) => !addresses.includes(url_hash)),
  };
}

const expectedToRemain = () => {
  const addresses = drill.present.map(({ urlHash }) => urlHash!).sort();
  return {
    files: drill.present.map(({ sha256 }) => sha256).sort(),
    claims: addresses,
    tracks: addresses,
    strayRideBlocks: [],
  };
};

describe('a server killed at random times', () => {
  it('loses no acknowledged change, duplicates nothing and leaves no orphaned files', async () => {
    const { chance, server } = drill;
    const { seed } = chance;
    for (let round = 0; round < ROUNDS; round++) {
      const stopped = new AbortController();
      const clients = drill.act(stopped.signal);
      await pause(50 + chance.below(LONGEST_LIFE_MS));
      await server.kill();
      stopped.abort();
      await clients;
      await server.start();
      await drill.withDatabase(async (ask) => {
        await settled(ask);
        await drill.compareWithJournal(ask);
        await drill.assertStreamsHaveNoGaps(ask);
      });
    }
    await drill.uploadAll();
    expect({ seed, states: drill.everything.map(({ state }) => state) }).toEqual({
      seed,
      states: drill.everything.map(() => 'present'),
    });
    for (const entry of drill.everything.slice(0, 5)) await drill.delete(entry);

    await drill.withDatabase(async (ask) => {
      await settled(ask);
      await age(ask);
      const before = await readModels(ask);
      await server.tool('replay', '--all', '--fresh');
      await settled(ask);
      expect({ seed, rows: await readModels(ask) }).toEqual({ seed, rows: before });
    });
    await server.stop();
    await server.start();
    expect(server.output).not.toMatch(/Warning|"level":"(warn|error)"/);
    await drill.withDatabase(async (ask) => {
      await drill.compareWithJournal(ask);
      const remaining = expectedToRemain();
      await eventually(async () =>
        JSON.stringify(await leftBehind(ask)) === JSON.stringify(remaining) ? true : undefined,
      ).catch(() => undefined);
      expect({ seed, ...(await leftBehind(ask)) }).toEqual({ seed, ...remaining });
    });
  }, 240_000);
});
