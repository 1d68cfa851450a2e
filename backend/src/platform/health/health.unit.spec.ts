import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Health } from './health.ts';
import { DATABASE_NEED } from './health.ts';

const lags = { lag: () => Promise.resolve({ boards: { seconds: 2, status: 'live' } }) };
const sources = { projections: lags, automations: { lag: () => Promise.resolve({}) } };

describe('health', () => {
  let readiness: { ready: boolean; progress: () => Promise<string> };
  let checks: Record<string, () => Promise<void>>;
  let health: Health;

  beforeEach(async () => {
    jest.useFakeTimers();
    readiness = { ready: true, progress: () => Promise.resolve('1 of 2 read models have caught up.') };
    checks = {};
    const needs = [DATABASE_NEED, 'event store', 'mail'].map((name) => ({
      name,
      missing: `No ${name}`,
      everyMs: 1_000,
      check: () => checks[name]?.() ?? Promise.resolve(),
    }));
    health = new Health(needs, sources, readiness);
    health.start();
    await health.measured();
  });
  afterEach(() => {
    health.onApplicationShutdown();
    jest.useRealTimers();
  });

  const answered = () => {
    const { status, body } = health.answer();
    return [status, JSON.parse(body)];
  };
  const hang = () => new Promise<never>(() => undefined);
  const fail = () => Promise.reject(new Error('away'));
  const reported = { projections: { boards: { lag: 2, status: 'live' } }, automations: {} };

  it('is ok while everything is there', () => {
    expect(answered()).toEqual([200, { status: 'ok', ...reported }]);
  });

  it.each([
    ['hangs', hang],
    ['fails', fail],
  ])('is degraded 5 seconds after a need %s, as reads work, and ok when it is back', async (_, check) => {
    checks['event store'] = check;
    await jest.advanceTimersByTimeAsync(4_000);
    expect(answered()).toEqual([200, { status: 'ok', ...reported }]);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(answered()).toEqual([
      200,
      {
        status: 'degraded',
        reasons: [expect.stringMatching(/^No event store \(for [56] s\)\.$/)],
        ...reported,
      },
    ]);
    expect(health.needs()).toContainEqual({ name: 'event store', isThere: false });
    if (check === hang) return;
    delete checks['event store'];
    await jest.advanceTimersByTimeAsync(2_000);
    expect(answered()).toEqual([200, { status: 'ok', ...reported }]);
  });

  it('is 503 once the database has been gone for 5 seconds, and has no lags then', async () => {
    checks[DATABASE_NEED] = hang;
    await jest.advanceTimersByTimeAsync(4_000);
    expect(answered()[0]).toBe(200);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(answered()).toEqual([
      503,
      { status: 'unavailable', reasons: [expect.stringMatching(/^No database/)] },
    ]);
    expect(health.lagsNow()).toBeUndefined();
  });

  it('is 503 with how far it is until the read models have caught up', async () => {
    readiness.ready = false;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(answered()).toEqual([
      503,
      { status: 'starting', reasons: ['1 of 2 read models have caught up.'] },
    ]);
    readiness.ready = true;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(answered()[0]).toBe(200);
  });

  it('answers at once while measuring the lags hangs', async () => {
    lags.lag = hang;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(answered()).toEqual([200, { status: 'ok', ...reported }]);
  });
});
