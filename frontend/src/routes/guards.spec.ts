import { describe, expect, it } from '@jest/globals';
import { cleanTrack, encodeTrack, simulateSession } from '@rideline/detection-engine';
import { createStore } from '../app/store.ts';
import { tokenStorage } from '../app/token-storage.ts';
import { sampleActivity } from '../testing/sessions.ts';
import { serve } from '../testing/served.ts';
import { createGuards } from './guards.ts';

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 5 });
const track = Buffer.from(encodeTrack(cleanTrack(recorded))).toString('base64');
const CALL = 'GET /api/public/activities/hash1';

/** Redirect target of the address of a session; null without a redirect. */
async function opened(search = ''): Promise<string | null> {
  const request = new Request(`http://localhost/activity/hash1${search}`);
  const { sessionRoute } = createGuards(createStore());
  const answer = await sessionRoute({ request, params: { urlHash: 'hash1' } } as never);
  return answer === null ? null : answer.headers.get('location');
}

describe('the route of a session', () => {
  it('redirects visitors to the public page of a shared session', async () => {
    serve({ [CALL]: [200, { ...sampleActivity(), username: 'kai', track }] });
    expect(await opened()).toBe('/public/activity/hash1');
    expect(await opened('?ride=8')).toBe('/public/activity/hash1?ride=8');
  });

  it('redirects visitors to the login page for a private or missing session', async () => {
    serve({ [CALL]: [404, { detail: "This activity doesn't exist or is not public." }] });
    expect(await opened()).toBe('/login?redirect=%2Factivity%2Fhash1');
  });

  it('sends no request when a token is stored', async () => {
    tokenStorage.write('abc');
    const asked = serve({});
    expect(await opened()).toBeNull();
    expect(asked).toEqual([]);
  });
});
