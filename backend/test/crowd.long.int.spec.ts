import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { Admission } from '../src/platform/admission/admission.ts';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { sendRequest } from './http-client.ts';
import { join, type Person } from './person.ts';
import { share } from './uploaded-session.ts';

const VISITORS = 50;
const MINUTES = 180;
/** Room for two answers about this session. */
const ANSWER_BYTES = 2_500_000;
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

let app: AppUnderTest;
let owner: Person;
let urlHash: string;
let points: number;

beforeAll(async () => {
  app = await startApp({
    ...PROXY,
    EXPENSIVE_AT_ONCE: '8',
    EXPENSIVE_WAITING: '10',
    EXPENSIVE_WAIT_MS: '55000',
    ANSWER_BYTES: String(ANSWER_BYTES),
  });
  owner = await join(app, 'owner@crowd.example');
  await owner.json('POST', '/users/me/update-username', { username: 'crowd_owner' });
  const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 9, durationMinutes: MINUTES });
  const file = encodeTrackFile(recorded, 'fit', { name: 'Long' });
  urlHash = ((await (await owner.upload(file, 'long.fit')).json()) as { url_hash: string }).url_hash;
  await share(owner, urlHash);
  points = (await owner.json<{ point_count: number }>('GET', `/activities/${urlHash}`)).point_count;
});
afterAll(() => app.stop());

/** Looks at the memory of answers in each turn of the event loop. */
function watchMemory() {
  let [mostBytes, mostWaiting] = [0, 0];
  const look = () => {
    const { running, waiting } = app.app
      .get(Admission)
      .load()
      .find(({ lane }) => lane === 'memory')!;
    mostBytes = Math.max(mostBytes, running);
    mostWaiting = Math.max(mostWaiting, waiting);
    next = setImmediate(look);
  };
  let next = setImmediate(look);
  return {
    stop: () => {
      clearImmediate(next);
      return { mostBytes, mostWaiting };
    },
  };
}

describe('many visitors of one long session', () => {
  it('get a complete answer or 503 with Retry-After, within the memory of answers', async () => {
    const memory = watchMemory();
    const answers = await Promise.all(
      Array.from({ length: VISITORS }, async (_, visitor) => {
        const headers = { 'x-forwarded-for': `203.0.113.${visitor + 1}` };
        const answer = await sendRequest(app.url, 'GET', `/api/public/activities/${urlHash}`, { headers });
        return { answer, body: (await answer.json()) as { trackpoints?: unknown[]; detail?: string } };
      }),
    );
    const whole = answers.filter(({ answer }) => answer.status === 200);
    const refused = answers.filter(({ answer }) => answer.status === 503);
    expect(whole.length + refused.length).toBe(VISITORS);
    expect(whole.length).toBeGreaterThanOrEqual(12);
    const { mostBytes, mostWaiting } = memory.stop();
    expect(mostBytes).toBeGreaterThan(ANSWER_BYTES / 3);
    expect(mostBytes).toBeLessThanOrEqual(ANSWER_BYTES);
    expect(mostWaiting).toBeGreaterThan(0);
    for (const { body } of whole) expect(body.trackpoints).toHaveLength(points);
    for (const { answer, body } of refused) {
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(body.detail).toBe('Rideline is busy right now. Please try again in a moment.');
    }
  });

  it('do not block the owner', async () => {
    const crowd = Array.from({ length: VISITORS }, async (_, visitor) => {
      const headers = { 'x-forwarded-for': `198.51.100.${visitor + 1}` };
      return (
        await sendRequest(app.url, 'GET', `/api/public/activities/${urlHash}`, { headers })
      ).arrayBuffer();
    });
    expect((await owner.call('GET', `/activities/${urlHash}`)).status).toBe(200);
    await Promise.all(crowd);
  });
});
