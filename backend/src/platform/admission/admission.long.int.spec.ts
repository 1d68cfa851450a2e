import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../test/eventually.ts';
import { Admission } from './admission.ts';
import type { AdmissionConfig } from './costs.ts';
import { type RunningSample, startSample } from '../../../test/support/running-sample.ts';
import { Rendering } from '../../../test/support/sample.module.ts';

let sample: RunningSample;
afterEach(() => sample.stop());

/** Sends a request from this client address behind the trusted proxy. */
const ask = (address = '203.0.113.1', signal?: AbortSignal) =>
  fetch(`${sample.url}/api/boards/rendered`, {
    headers: { 'x-forwarded-for': address },
    ...(signal && { signal }),
  });
const start = async (config: Partial<AdmissionConfig>) => {
  sample = await startSample({ config: { trustedProxies: ['127.0.0.1'], ...config } });
  return sample.app.get(Rendering);
};
const loadOf = (name: string) =>
  sample.app
    .get(Admission)
    .load()
    .find(({ lane }) => lane === name)!;
/** Resolves once this many requests are in progress. */
const underWay = (rendering: Rendering, count: number) =>
  eventually(() => (rendering.waiting.length >= count ? true : undefined));
const refusal = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  const { detail, code } = (await answer.json()) as { detail: string; code: string };
  return [answer.status, code, detail, answer.headers.get('retry-after')];
};
const BUSY = [503, 'busy', 'Rideline is busy right now. Please try again in a moment.', '5'];

describe('an expensive route', () => {
  it('runs up to the limit at once, queues some requests and answers 503 with Retry-After to the rest', async () => {
    const rendering = await start({ expensiveAtOnce: 1, expensiveWaiting: 2 });
    const first = ask('203.0.113.1');
    await underWay(rendering, 1);
    const crowd = [2, 3, 4, 5].map((last) => ask(`203.0.113.${last}`));
    const refused: Response[] = [];
    for (const request of crowd) void request.then((answer) => refused.push(answer));
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

  it('answers 503 to a request that waited too long', async () => {
    const rendering = await start({ expensiveAtOnce: 1, expensiveWaitMs: 20 });
    const first = ask('203.0.113.1');
    await underWay(rendering, 1);
    expect(await refusal(await ask('203.0.113.2'))).toEqual(BUSY);
    rendering.waiting[0]!();
    expect((await first).status).toBe(200);
  });

  it('frees the slot of a caller who disconnected', async () => {
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

  it('gives one caller a share of the places and answers 429 past its share of the queue', async () => {
    const rendering = await start({ expensiveAtOnce: 4, expensiveWaiting: 8, expensiveWaitMs: 55_000 });
    const greedy = Array.from({ length: 6 }, () => ask('203.0.113.1'));
    await underWay(rendering, 1);
    await eventually(() => (loadOf('visitors').waiting === 5 ? true : undefined));
    expect(await refusal(await ask('203.0.113.1'))).toEqual([
      429,
      'too_many_at_once',
      'Too many requests at once. Please try again in a moment.',
      '2',
    ]);
    const others = [2, 3].map((last) => ask(`203.0.113.${last}`));
    await underWay(rendering, 3);
    expect(loadOf('places')).toMatchObject({ running: 3 });
    for (let count = 1; count <= 8; count += 1) {
      await underWay(rendering, count);
      rendering.waiting[count - 1]!();
    }
    const answers = await Promise.all([...greedy, ...others]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('bounds the memory of answers and gives each caller half of it', async () => {
    const rendering = await start({ expensiveAtOnce: 8, answerBytes: 1_000 });
    rendering.bytes = 400;
    const greedy = [1, 2].map(() => ask('203.0.113.1'));
    await underWay(rendering, 1);
    await eventually(() => (loadOf('memory').waiting === 1 ? true : undefined));
    const other = ask('203.0.113.2');
    await underWay(rendering, 2);
    expect(loadOf('memory')).toMatchObject({ running: 800, waiting: 1 });
    rendering.waiting.forEach((finish) => finish());
    expect((await other).status).toBe(200);
    await underWay(rendering, 3);
    rendering.waiting[2]!();
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual([200, 200]);
    await eventually(() => (loadOf('memory').running === 0 ? true : undefined));
  });

  it('limits requests per minute by the address the proxy reports, not by a spoofed one', async () => {
    const rendering = await start({ expensiveWaitMs: 60_000 });
    const askAndFinish = async (address: string) => {
      const answer = ask(address);
      const before = rendering.waiting.length;
      const status = await Promise.race([answer, underWay(rendering, before + 1)]);
      if (status !== true) return status;
      rendering.waiting[before]!();
      return answer;
    };
    let answered = 0;
    let last = await askAndFinish('198.51.100.1, 203.0.113.1');
    for (; last.status === 200; answered += 1) {
      await last.arrayBuffer();
      last = await askAndFinish(`198.51.100.${answered % 250}, 203.0.113.1`);
    }
    expect(answered).toBe(300);
    const [status, code, detail, retryAfter] = await refusal(last);
    expect([status, code, detail]).toEqual([
      429,
      'too_many_requests',
      'Too many requests. Please try again in a minute.',
    ]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await askAndFinish('203.0.113.2')).status).toBe(200);
  });
});
