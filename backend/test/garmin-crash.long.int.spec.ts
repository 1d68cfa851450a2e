import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GarminAction } from '../../scripts/stand-ins/garmin/actions.ts';
import { type GarminStandIn, startGarminStandIn } from '../../scripts/stand-ins/garmin/start-garmin.ts';
import type { GarminAccount } from '../../scripts/stand-ins/garmin/world.ts';
import { recordingAt } from '../../scripts/stand-ins/sessions/recordings.ts';
import { CrashDrill } from './crash-drill.ts';
import { type GarminStatusAnswer, login, type SyncedActivity } from './garmin-app.ts';
import { seedFrom } from './seeded.ts';

const START = Date.UTC(2026, 5, 14, 14, 30);
const ROUNDS = 2;
const LONGEST_ANALYSIS_MS = 600;

let garmin: GarminStandIn;
let drill: CrashDrill;
let account: GarminAccount;

beforeAll(async () => {
  garmin = await startGarminStandIn();
  garmin.throttle.triesPerHour = 1_000;
  account = garmin.world.addAccount();
  for (let day = 0; day < ROUNDS + 1; day++) {
    const startTime = START + day * 86_400_000;
    garmin.world.addActivity({
      account,
      name: `Session ${day}`,
      startTime,
      track: () => recordingAt({ seed: 3, surfType: 'traveling_waves', minutes: 10 }, startTime),
    });
  }
  drill = await CrashDrill.start(seedFrom('CRASH_SEED'), garmin.settings);
}, 240_000);
afterAll(async () => {
  await drill.stop();
  await garmin.stop();
});

const connect = (body: object = login(account)) => drill.call('POST', '/connect/garmin', body);
const status = () => drill.json<GarminStatusAnswer>('GET', '/connect/garmin/status');
const sync = () => drill.call('POST', '/connect/garmin/sync', {});
const analyze = (key: string) => drill.call('POST', `/analyze/garmin/${encodeURIComponent(key)}`);
const sessions = () => drill.json<{ activity_name: string }[]>('GET', '/activities');

const killDuring = (action: GarminAction, request: () => Promise<Response>) =>
  drill.killDuring(garmin, action, request);

describe('a server killed while Garmin answers', () => {
  it('connects after a kill at each step of a login', async () => {
    for (const action of ['signInPage', 'login', 'ticketExchange', 'profile'] as const) {
      await killDuring(action, () => connect());
      expect([action, await status()]).toMatchObject([
        action,
        { is_connected: false, needs_reconnect: false },
      ]);
      expect([action, (await connect()).status]).toEqual([action, 200]);
      expect((await sync()).status).toBe(200);
      expect((await drill.call('DELETE', '/connect/garmin')).status).toBe(204);
    }
  }, 240_000);

  it('asks for another login after a kill between code and tokens', async () => {
    account.mfa = { method: 'email' };
    const { mfa_state } = (await (await connect()).json()) as { mfa_state: string };
    const code = () => ({ ...login(account), mfa_state, mfa_code: garmin.signIns.sentCodes.at(-1)!.code });
    await killDuring('mfa', () => connect(code()));
    expect((await connect(code())).status).toBe(400);
    account.mfa = null;
    expect((await connect()).status).toBe(200);
    expect(await status()).toMatchObject({ is_connected: true });
  }, 120_000);

  it('works after a kill during a list, and asks to reconnect after one during a refresh', async () => {
    await killDuring('list', sync);
    expect((await sync()).status).toBe(200);
    garmin.state.tokens.expireAccessTokens();
    await killDuring('refresh', sync);
    expect((await sync()).status).toBe(401);
    expect(await status()).toMatchObject({ is_connected: false, needs_reconnect: true });
    expect(garmin.counts.of('refresh')).toBe(2);
    expect((await connect()).status).toBe(200);
    expect((await sync()).status).toBe(200);
  }, 120_000);

  it('has each analyzed session once and whole', async () => {
    const { activities } = await drill.json<{ activities: SyncedActivity[] }>(
      'GET',
      '/connect/garmin/activities',
    );
    const [first, ...rest] = activities.map(({ activity_date }) => activity_date);
    await killDuring('download', () => analyze(first!));
    expect(await sessions()).toEqual([]);
    expect((await analyze(first!)).status).toBe(200);
    for (const key of rest) {
      await drill.killAfter(garmin, 'download', () => analyze(key), LONGEST_ANALYSIS_MS);
      expect([drill.chance.seed, (await analyze(key)).status]).toEqual([drill.chance.seed, 200]);
    }
    const names = (await sessions()).map(({ activity_name }) => activity_name);
    expect(names.toSorted()).toEqual(activities.map(({ activity_name }) => activity_name).toSorted());
    const again = await drill.json<{ activities: SyncedActivity[] }>('GET', '/connect/garmin/activities');
    expect(again.activities.every(({ is_analyzed }) => is_analyzed)).toBe(true);
  }, 240_000);
});
