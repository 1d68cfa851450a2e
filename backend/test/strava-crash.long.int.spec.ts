import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StravaAction } from '../../scripts/stand-ins/strava/actions.ts';
import { startStravaStandIn, type StravaStandIn } from '../../scripts/stand-ins/strava/start-strava.ts';
import type { StravaAthlete } from '../../scripts/stand-ins/strava/world.ts';
import { CrashDrill } from './crash-drill.ts';
import { eventually } from './eventually.ts';
import { seedFrom } from './seeded.ts';
import { connectStrava, listedAtStrava, stravaStatus, surf, syncStrava } from './strava-person.ts';

const START = Date.UTC(2026, 6, 4, 15);
const DAY_MS = 86_400_000;
const ROUNDS = 2;
const LONGEST_CONNECTING_MS = 120;
const LONGEST_ANALYSIS_MS = 600;

let strava: StravaStandIn;
let drill: CrashDrill;
let athlete: StravaAthlete;

beforeAll(async () => {
  strava = await startStravaStandIn();
  athlete = strava.world.addAthlete();
  for (let day = 0; day < ROUNDS + 1; day++) {
    const track = surf(START + 2 * day * DAY_MS);
    strava.world.addActivity({ athlete, name: `Session ${day}`, track });
  }
  // The server gets another port at each start; people and Strava know this address.
  const settings = { ...strava.settings, STRAVA_KEEP_DAYS: '7', PUBLIC_URL: 'http://127.0.0.1:3000' };
  drill = await CrashDrill.start(seedFrom('CRASH_SEED'), settings);
}, 240_000);
afterAll(async () => {
  await drill.stop();
  await strava.stop();
});

const connect = () => connectStrava(drill, strava, { athlete });
const sync = () => syncStrava(drill);
const analyze = (id: string) => drill.call('POST', `/analyze/strava/${id}`);
const disconnect = () => drill.call('DELETE', '/connect/strava');
const sessions = () => drill.json<{ activity_name: string; url_hash: string }[]>('GET', '/activities');
const killDuring = (action: StravaAction, request: () => Promise<Response>) =>
  drill.killDuring(strava, action, request);

describe('a server killed while Strava answers', () => {
  it('connects after a kill at each step of connecting', async () => {
    await killDuring('exchange', connect);
    expect(await stravaStatus(drill)).toMatchObject({ is_connected: false, needs_reconnect: false });
    for (let round = 0; round < ROUNDS; round++) {
      await drill.killAfter(strava, 'exchange', connect, LONGEST_CONNECTING_MS);
      const { is_connected } = await stravaStatus(drill);
      if (is_connected === true) expect((await sync()).status).toBe(200);
      expect([drill.chance.seed, (await connect()).status]).toEqual([drill.chance.seed, 204]);
      expect((await sync()).status).toBe(200);
      expect((await disconnect()).status).toBe(204);
    }
    expect((await connect()).status).toBe(204);
  }, 240_000);

  it('works after a kill during a list', async () => {
    await killDuring('list', sync);
    expect((await sync()).status).toBe(200);
    expect(await listedAtStrava(drill)).toHaveLength(ROUNDS + 1);
  }, 60_000);

  it('asks to reconnect after a kill between a new refresh token and the disk, and tries no more', async () => {
    strava.state.grants.expireAccessTokens();
    await killDuring('refresh', sync);
    for (let again = 0; again < 3; again++) expect((await sync()).status).toBe(401);
    expect(strava.counts.of('refresh')).toBe(2);
    expect(await stravaStatus(drill)).toMatchObject({ is_connected: false, needs_reconnect: true });
    expect((await connect()).status).toBe(204);
    expect((await sync()).status).toBe(200);
  }, 60_000);

  it('asks to reconnect after a kill while access is revoked', async () => {
    await killDuring('revoke', disconnect);
    expect((await sync()).status).toBe(401);
    expect(await stravaStatus(drill)).toMatchObject({ is_connected: false, needs_reconnect: true });
    expect((await disconnect()).status).toBe(204);
    expect((await connect()).status).toBe(204);
    expect((await sync()).status).toBe(200);
  }, 60_000);

  it('has each analyzed session once and whole', async () => {
    const listed = await listedAtStrava(drill);
    const [first, ...rest] = listed.map(({ strava_activity_id: id }) => id);
    await killDuring('streams', () => analyze(first!));
    expect(await sessions()).toEqual([]);
    expect((await analyze(first!)).status).toBe(200);
    for (const id of rest) {
      await drill.killAfter(strava, 'streams', () => analyze(id), LONGEST_ANALYSIS_MS);
      expect([drill.chance.seed, (await analyze(id)).status]).toEqual([drill.chance.seed, 200]);
    }
    const names = (await sessions()).map(({ activity_name }) => activity_name);
    expect(names.toSorted()).toEqual(listed.map(({ activity_name }) => activity_name).toSorted());
    expect((await listedAtStrava(drill)).every(({ is_analyzed }) => is_analyzed)).toBe(true);
  }, 240_000);

  it('shows a session whose recording expired or was fetched again as before', async () => {
    const [session] = await sessions();
    const path = `/activities/${session!.url_hash}`;
    const page = await drill.json('GET', path);
    const open = () => drill.call('GET', path);
    const isExpired = () =>
      drill.withDatabase(async (ask) => {
        const [claim] = await ask<{ expired: boolean }>(
          `SELECT expired_at IS NOT NULL AS expired FROM activities.upload_claims WHERE url_hash = '${session!.url_hash}'`,
        );
        return claim!.expired ? true : undefined;
      });
    /** Recordings expire when the server starts. */
    const restartAfterDays = async () => {
      await drill.withDatabase((ask) =>
        ask(`UPDATE activities.upload_claims SET claimed_at = claimed_at - interval '8 days'`),
      );
      await drill.server.kill();
      await drill.server.start();
    };
    for (let round = 0; round < ROUNDS; round++) {
      await restartAfterDays();
      await drill.server.kill();
      await drill.server.start();
      await eventually(isExpired);
      if (round === 0) await killDuring('streams', open);
      else await drill.killAfter(strava, 'streams', open, LONGEST_ANALYSIS_MS);
      expect([drill.chance.seed, await drill.json('GET', path)]).toEqual([drill.chance.seed, page]);
      await drill.withDatabase((ask) => drill.assertStreamsHaveNoGaps(ask));
    }
  }, 240_000);
});
