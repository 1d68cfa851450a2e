import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AppUnderTest, startApp } from './app-under-test.ts';
import { growAccount } from './grown-account.ts';
import { join } from './person.ts';

const LISTS_A_MINUTE = 600;
const BYTES_OF_A_LIST = 100_000;

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => app.stop());

it('the season of a grown account counts by its size', async () => {
  const kai = await join(app, 'kai@grown.example');
  await growAccount(app, 'kai@grown.example', { sessions: 300, spots: 150 });
  const ask = async () => {
    const answer = await kai.call('GET', '/season?surf_type=traveling_waves');
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };
  const { bytes } = await ask();
  const counted = 1 + Math.floor(bytes / BYTES_OF_A_LIST);
  expect(counted).toBeGreaterThan(1);
  for (let more = Math.ceil(LISTS_A_MINUTE / counted) - 1; more > 0; more -= 1) {
    expect((await ask()).status).toBe(200);
  }
  expect((await ask()).status).toBe(429);
}, 120_000);
