import { afterEach, describe, expect, it } from '@jest/globals';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startSample, type RunningSample } from '../../../../test/support/running-sample.ts';
import { HttpListener } from './http-listener.ts';

const limits = {
  requestTimeoutMs: 2_000,
  uploadSilenceMs: 2_000,
  uploadBytesPerSecond: 1_000,
  uploadLimitBytes: 100_000,
};

describe('HttpListener', () => {
  const listeners: HttpListener[] = [];
  const listening = async () => {
    const listener = new HttpListener(limits);
    listeners.push(listener);
    return { listener, url: `http://127.0.0.1:${await listener.listen(0, '127.0.0.1')}` };
  };
  const healthy = () => ({ status: 200 as const, body: '{}' });
  afterEach(async () => {
    for (const listener of listeners.splice(0)) await listener.close(100);
  });

  it('answers 503 "starting" until the app serves', async () => {
    const { listener, url } = await listening();
    const early = await fetch(`${url}/api/health`);
    expect([early.status, early.headers.get('retry-after'), await early.json()]).toEqual([
      503,
      '1',
      { status: 'starting' },
    ]);
    listener.report(() => ({ status: 503, body: '{"status":"starting","reasons":["Half way"]}' }));
    expect(await (await fetch(url)).json()).toEqual({ status: 'starting', reasons: ['Half way'] });
    listener.report(healthy);
    expect((await fetch(`${url}/api/health`)).status).toBe(503);
    listener.serve((_, response) => response.end('here'));
    expect(await (await fetch(url)).text()).toBe('here');
    expect((await fetch(`${url}/api/health`, { method: 'HEAD' })).status).toBe(200);
  });

  it('finishes requests in progress on close and accepts no new ones', async () => {
    const { listener, url } = await listening();
    let arrived = () => {};
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    listener.serve((_, response) => {
      arrived();
      setTimeout(() => response.end('finished'), 200);
    });
    const underWay = fetch(url);
    await arrival;
    const closed = listener.close(5_000);
    await expect(fetch(url)).rejects.toThrow();
    expect(await (await underWay).text()).toBe('finished');
    await closed;
  });

  it('serves on while it drains, with health answering 503 and connections that end', async () => {
    const { listener, url } = await listening();
    listener.serve((_, response) => response.end('here'));
    const began = performance.now();
    const draining = listener.drain(500);
    const health = await fetch(`${url}/api/health`);
    expect([health.status, await health.json()]).toEqual([503, { status: 'stopping' }]);
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await draining;
    // A timer may fire a millisecond early by this clock.
    expect(performance.now() - began).toBeGreaterThanOrEqual(499);
  });

  it('does not drain before it served', async () => {
    const { listener, url } = await listening();
    await listener.drain(60_000);
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'starting' });
  });

  it('closes idle connections at once and others after the grace period', async () => {
    const { listener, url } = await listening();
    listener.serve((request, response) => {
      if (request.url === '/quick') response.end();
    });
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) =>
      get(`${url}/quick`, { agent }, (response) => response.resume().on('end', resolve)),
    );
    const stuck = fetch(`${url}/never`).catch(() => 'cut');
    await pause(50);
    await listener.close(100);
    expect(await stuck).toBe('cut');
    agent.destroy();
  });

  it('rejects with EADDRINUSE if the port is in use', async () => {
    const { url } = await listening();
    await expect(
      new HttpListener(limits).listen(Number(new URL(url).port), '127.0.0.1'),
    ).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

describe('GET /api/health', () => {
  let sample: RunningSample;
  afterEach(() => sample.stop());

  it('reports lags, and answers 503 once the database has not answered for 5 seconds', async () => {
    sample = await startSample();
    const health = async () => {
      const response = await fetch(`${sample.url}/api/health`);
      return [response.status, await response.json()];
    };
    expect(await health()).toEqual([
      200,
      {
        status: 'ok',
        projections: { boards: { lag: 3, status: 'live' } },
        automations: { wax_reminder: { lag: 0, status: 'live' } },
      },
    ]);
    sample.database.alive = false;
    const deadline = Date.now() + 15_000;
    while ((await health())[0] === 200 && Date.now() < deadline) await pause(50);
    expect(await health()).toEqual([
      503,
      {
        status: 'unavailable',
        reasons: [expect.stringMatching(/^The database does not answer \(for \d+ s\)\.$/)],
      },
    ]);
  });
});
