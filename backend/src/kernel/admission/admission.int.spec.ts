import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../test/eventually.ts';
import type { AdmissionConfig } from './costs.ts';
import { type RunningSample, startSample } from '../http/testing/running-sample.ts';
import { Rendering } from '../http/testing/sample.module.ts';

let sample: RunningSample;
afterEach(() => sample.stop());

/** Somebody behind the proxy, by their address. */
const ask = (address = '203.0.113.1', signal?: AbortSignal) =>
  fetch(`${sample.url}/api/boards/rendered`, {
    headers: { 'x-forwarded-for': address },
    ...(signal && { signal }),
  });
const start = async (config: Partial<AdmissionConfig>) => {
  sample = await startSample({ config: { trustedProxies: ['127.0.0.1'], ...config } });
  return sample.app.get(Rendering);
};
/** Resolves when so many are being worked on. */
const underWay = (rendering: Rendering, count: number) =>
  eventually(() => (rendering.waiting.length >= count ? true : undefined));
const refusal = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const { detail, code } = (await answer.json()) as { detail: string; code: string };
  return [answer.status, code, detail, answer.headers.get('retry-after')];
};
const BUSY = [503, 'busy', 'Rideline is busy right now. Please try again in a moment.', '5'];

describe('an expensive route', () => {
  it('works on so many at once, answers those in its queue later, and refuses the rest with when to come back', async () => {
    const rendering = await start({ expensiveAtOnce: 1, expensiveWaiting: 2 });
    const first = ask('203.0.113.1');
    await underWay(rendering, 1);
    const crowd = [2, 3, 4, 5].map((last) => ask(`203.0.113.${last}`));
    const refused: Response[] = [];
    for (const asked of crowd) void asked.then((answer) => refused.push(answer));
    await eventually(() => (refused.length === 2 ? true : undefined));
    for (const answer of refused) expect(await refusal(answer)).toEqual(BUSY);
    const done = Promise.all([first, ...crowd]);
    for (let count = 1; count <= 3; count++) {
      await underWay(rendering, count);
      rendering.waiting[count - 1]!();
    }
    expect((await done).map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503]);
    expect(rendering.waiting).toHaveLength(3);
    expect(sample.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it('refuses who waited for too long', async () => {
    const rendering = await start({ expensiveAtOnce: 1, expensiveWaitMs: 20 });
    const first = ask('203.0.113.1');
    await underWay(rendering, 1);
    expect(await refusal(await ask('203.0.113.2'))).toEqual(BUSY);
    rendering.waiting[0]!();
    expect((await first).status).toBe(200);
  });

  it('gives the place of a caller who is gone to the next', async () => {
    const rendering = await start({ expensiveAtOnce: 1 });
    const leaving = new AbortController();
    const gone = ask('203.0.113.1', leaving.signal).catch((error: Error) => error.name);
    await underWay(rendering, 1);
    const next = ask('203.0.113.2');
    leaving.abort();
    expect(await gone).toBe('AbortError');
    await underWay(rendering, 2);
    rendering.waiting[1]!();
    expect((await next).status).toBe(200);
  });

  it('keeps one caller from taking every place', async () => {
    const rendering = await start({ expensiveAtOnce: 4, expensiveWaiting: 8 });
    const greedy = [1, 2, 3].map(() => ask('203.0.113.1'));
    await underWay(rendering, 2);
    expect(await refusal(await ask('203.0.113.1'))).toEqual([
      429,
      'too_many_at_once',
      'Too many requests at once. Please try again in a moment.',
      '2',
    ]);
    const other = ask('203.0.113.2');
    await underWay(rendering, 3);
    rendering.waiting.forEach((finish) => finish());
    expect((await other).status).toBe(200);
    await underWay(rendering, 4);
    rendering.waiting[3]!();
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('answers a caller so often a minute, whatever address is claimed, and others all the same', async () => {
    const rendering = await start({ expensiveWaitMs: 60_000 });
    const asked = async (address: string) => {
      const answer = ask(address);
      const before = rendering.waiting.length;
      const status = await Promise.race([answer, underWay(rendering, before + 1)]);
      if (status !== true) return status;
      rendering.waiting[before]!();
      return answer;
    };
    let answered = 0;
    let last = await asked('198.51.100.1, 203.0.113.1');
    for (; last.status === 200; answered += 1) {
      await last.arrayBuffer();
      last = await asked(`198.51.100.${answered % 250}, 203.0.113.1`);
    }
    expect(answered).toBe(300);
    const [status, code, detail, retryAfter] = await refusal(last);
    expect([status, code, detail]).toEqual([
      429,
      'too_many_requests',
      'Too many requests. Please try again in a minute.',
    ]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await asked('203.0.113.2')).status).toBe(200);
  });
});
