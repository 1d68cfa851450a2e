import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FAULTS, FaultSwitches } from './faults.ts';
import { type Origin, startOrigin } from './origin.ts';
import { json } from './reply.ts';
import { RequestCounts } from './request-counts.ts';

describe('an origin of a stand-in', () => {
  let origin: Origin;
  let effects: number;
  let faults: FaultSwitches<'waves'>;
  let counts: RequestCounts<'waves'>;

  const waves = () => fetch(`${origin.url}/waves/7`);

  beforeEach(async () => {
    effects = 0;
    faults = new FaultSwitches();
    counts = new RequestCounts();
    origin = await startOrigin({
      port: 0,
      faults,
      counts,
      routes: [
        {
          method: 'GET',
          path: '/waves/:id',
          action: 'waves',
          answer: ({ params }) => {
            effects += 1;
            return json(200, { wave: params['id'], rest: 'x'.repeat(1_000) });
          },
        },
      ],
    });
  });
  afterEach(() => origin.stop());

  it('answers a route, and 404 with an empty body elsewhere', async () => {
    expect(await (await waves()).json()).toMatchObject({ wave: '7' });
    for (const [path, method] of [
      ['/waves', 'GET'],
      ['/waves/7', 'POST'],
    ] as const) {
      const answer = await fetch(`${origin.url}${path}`, { method });
      expect([answer.status, await answer.text()]).toEqual([404, '']);
    }
    expect([counts.of('waves'), origin.requests()]).toEqual([1, 3]);
  });

  it.each([
    ['a server error', FAULTS.status(503, { 'retry-after': '7' }), 503, /Internal error/],
    ['a page', FAULTS.page(), 200, /<!doctype html>/],
    ['a plain body', FAULTS.notJson, 200, /^OK$/],
    ['no body with 204', FAULTS.empty(204), 204, /^$/],
    ['no body with 404', FAULTS.empty(404), 404, /^$/],
  ])('answers %s instead, without an effect', async (_, fault, status, text) => {
    faults.next('waves', fault);
    const answer = await waves();
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(text)]);
    expect([effects, counts.of('waves')]).toEqual([0, 1]);
    expect((await waves()).status).toBe(200);
  });

  it('cuts a body in the middle after the effect', async () => {
    faults.next('waves', FAULTS.cut);
    const answer = await waves();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(effects).toBe(1);
  });

  it('loses an answer after the effect, or refuses the connection before it', async () => {
    faults.next('waves', FAULTS.lost);
    await expect(waves()).rejects.toThrow();
    expect(effects).toBe(1);
    faults.next('waves', FAULTS.refused);
    await expect(waves()).rejects.toThrow();
    expect(effects).toBe(1);
  });

  it('holds an answer back until it is released', async () => {
    const held = faults.hold('waves');
    let isAnswered = false;
    const answer = waves().finally(() => (isAnswered = true));
    await counts.whenReached('waves', 1);
    expect([effects, isAnswered]).toEqual([1, false]);
    held.release();
    expect((await answer).status).toBe(200);
  });

  it('is slower than a client that gives up, and stops all the same', async () => {
    faults.always('waves', FAULTS.slow(3_600_000));
    const impatient = new AbortController();
    const answer = fetch(`${origin.url}/waves/7`, { signal: impatient.signal });
    await counts.whenReached('waves', 1);
    impatient.abort();
    await expect(answer).rejects.toThrow();
  });

  it('repeats faults as often as wanted, for any action', async () => {
    faults.next('any', FAULTS.status(500), 2);
    const statuses: number[] = [];
    for (let request = 0; request < 3; request++) statuses.push((await waves()).status);
    expect(statuses).toEqual([500, 500, 200]);
    faults.always('waves', FAULTS.status(502));
    expect((await waves()).status).toBe(502);
    faults.clear();
    expect((await waves()).status).toBe(200);
  });
});
