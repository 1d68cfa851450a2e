import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import type { RequestWithActor } from './actor.ts';
import { Admission } from './admission.ts';
import { countAsMore } from './admitted-request.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

const CONFIG = {
  expensiveAtOnce: 1,
  expensiveWaiting: 0,
  expensiveWaitMs: 10,
  answerBytes: 1_000,
  rateLimitFactor: 1,
};
const answerTo = (admission: Admission, raw: EventEmitter, work = () => 'answer') =>
  admission.run(
    'answer',
    { ip: '203.0.113.1' } as RequestWithActor,
    { raw } as unknown as FastifyReply,
    work,
  );

describe('a place', () => {
  it('is not kept by a caller who left before the request was admitted', async () => {
    const admission = new Admission(CONFIG);
    const closed = Object.assign(new EventEmitter(), { destroyed: true });
    await answerTo(admission, closed);
    expect(admission.load().map(({ running }) => running)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('a refusal', () => {
  it('is held while its caller stays connected, so that one who ignores Retry-After costs little', async () => {
    const admission = new Admission(CONFIG);
    const running = new EventEmitter();
    expect(await answerTo(admission, running)).toBe('answer');
    const response = new EventEmitter();
    let refusal: unknown;
    const refused = answerTo(admission, response).catch((error: unknown) => (refusal = error));
    await settled();
    expect(refusal).toBeUndefined();
    response.emit('close');
    await refused;
    expect(refusal).toMatchObject({ kind: 'unavailable' });
    running.emit('close');
  });
});

describe('a long answer', () => {
  it('counts as several requests of its caller within the minute', async () => {
    const admission = new Admission(CONFIG);
    const ask = async (work: () => string) => {
      const response = new EventEmitter();
      const answer = answerTo(admission, response, work);
      await settled();
      response.emit('close');
      return answer;
    };
    const long = () => {
      countAsMore(299);
      return 'long';
    };
    expect(await ask(long)).toBe('long');
    await expect(ask(() => 'next')).rejects.toMatchObject({ kind: 'rate_limited' });
  });
});
