import { describe, expect, it } from '@jest/globals';
import type { Coast } from '@rideline/detection-engine';
import { sharedApp } from './shared-app.ts';

const app = await sharedApp();
const coast = (cell: string) => fetch(`${app.url}/api/coast/${cell}`);

describe('the coast of a degree', () => {
  it('is the same for everybody, and may be stored', async () => {
    const answer = await coast('38,-10');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000');
    const { west, south, east, north, sea } = (await answer.json()) as Coast;
    expect([west, south, east, north]).toEqual([-10.15, 37.85, -8.85, 39.15]);
    const degrees = sea.flat(2);
    expect(degrees.length).toBeGreaterThan(100);
    expect(Math.min(...degrees)).toBeGreaterThanOrEqual(-10.15);
    expect(Math.max(...degrees)).toBeLessThanOrEqual(39.15);
  });

  it('is not sent again to who has it', async () => {
    const etag = (await coast('38,-10')).headers.get('etag')!;
    const again = await fetch(`${app.url}/api/coast/38,-10`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await coast('37,-9')).headers.get('etag')).not.toBe(etag);
  });

  it.each(['0,-143', '47,8', '99,999'])('is empty at %s, without one', async (cell) => {
    expect(await (await coast(cell)).json()).toMatchObject({ sea: [] });
  });

  it.each(['38.7,-9.4', 'x', '..%2F1,2'])('is refused for %s', async (cell) => {
    expect((await coast(cell)).status).toBe(400);
  });
});
