import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import { HOSTILE_TEXTS } from '../../scripts/lib/hostile-texts.ts';
import { DomainError } from '../src/platform/errors/domain-error.ts';
import { StoredTracks } from '../src/modules/activities/adapters/stored-tracks.ts';
import { startApp, startBeside, type AppUnderTest } from './app-under-test.ts';
import { sendRequest } from './http-client.ts';
import { join, type Person, visitor } from './person.ts';

const PLAIN = `<!doctype html><html><head><title>Rideline</title>
<meta name="description" content="General" /><meta property="og:image" content="/og.png" />
<script src="/color-scheme.js"></script></head><body><div id="root"></div></body></html>`;
const ORIGIN = 'https://rideline.example';
const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 20 });

let app: AppUnderTest;
let kai: Person;
let webApp: string;

async function upload(rows: typeof recorded, name = 'Dawn patrol'): Promise<string> {
  const answer = await kai.upload(encodeTrackFile(rows, 'gpx', { name }), 'a.gpx');
  return ((await answer.json()) as { url_hash: string }).url_hash;
}
const share = (urlHash: string, is_public = true) => kai.json('PUT', `/activities/${urlHash}`, { is_public });
const page = (urlHash: string, accept = 'text/html') =>
  sendRequest(app.url, 'GET', `/public/activity/${urlHash}`, { headers: { accept } });
const picture = (urlHash: string, headers: Record<string, string> = {}) =>
  visitor(app).call('GET', `/public/activities/${urlHash}/picture.png`, undefined, headers);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const markup = (html: string) => html.replaceAll(/[^<>"']/g, '');

beforeAll(async () => {
  webApp = await mkdtemp(joinPath(tmpdir(), 'rideline-web-'));
  await writeFile(joinPath(webApp, 'index.html'), PLAIN);
  const addresses = ['/activities', '/public/activity/:urlHash'];
  await writeFile(joinPath(webApp, 'page-list.json'), JSON.stringify({ addresses, pages: [] }));
  app = await startApp({ PUBLIC_URL: ORIGIN }, webApp);
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
});
afterAll(async () => {
  await app.stop();
  await rm(webApp, { recursive: true, force: true });
});

describe('the page of a shared activity', () => {
  it.each([
    ['2026-06-15T06:45:00Z', 'June 14, 2026'],
    ['2026-11-02T07:50:00Z', 'November 1, 2026'],
  ])('of a session at %s shows %s, the date in Pacific time', async (start, day) => {
    const startTime = epochMillis(Date.parse(start));
    const session = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 20, startTime });
    const urlHash = await upload(session.recorded);
    await share(urlHash);
    expect(await (await page(urlHash)).text()).toContain(day);
  });

  it('contains a description while the activity is shared', async () => {
    const urlHash = await upload(recorded);
    for (const stage of ['private', 'shared', 'private again']) {
      if (stage !== 'private') await share(urlHash, stage === 'shared');
      for (const accept of ['text/html,*/*', '*/*']) {
        const answer = await page(urlHash, accept);
        const html = await answer.text();
        expect([stage, answer.status]).toEqual([stage, stage === 'shared' ? 200 : 404]);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
        if (stage !== 'shared') {
          expect(html).toBe(PLAIN);
          continue;
        }
        const image = `${ORIGIN}/api/public/activities/${urlHash}/picture.png`;
        expect(html).toContain('<title>Dawn patrol - Rideline</title>');
        expect(html).toContain(`<meta property="og:image" content="${image}">`);
        expect(html).toContain(`<meta property="og:url" content="${ORIGIN}/public/activity/${urlHash}">`);
        expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
        expect(html).toMatch(/<meta name="description" content="[^"]*Rides \d+[^"]*kai_surfs/);
        expect(html).not.toContain('General');
        expect(html).toContain('<div id="root"></div>');
      }
    }
  });

  it('is the web app also when the recording cannot be read, so that people read why', async () => {
    const urlHash = await upload(recorded);
    await share(urlHash);
    const read = jest
      .spyOn(app.app.get(StoredTracks), 'decoded')
      .mockRejectedValue(
        new DomainError('unavailable', 'Strava is away', { isExpected: true, retryAfterSeconds: 30 }),
      );
    const answer = await page(urlHash);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.text()).toBe(PLAIN);
    read.mockRestore();
    expect((await page(urlHash)).status).toBe(200);
  });

  it('answers 404 for missing activities', async () => {
    for (const urlHash of ['nothing', 'x'.repeat(150), '', '%27%22', 'a/b']) {
      expect([urlHash, (await page(urlHash)).status]).toEqual([urlHash, 404]);
    }
    expect((await page('%00')).status).toBeLessThan(500);
    const list = await sendRequest(app.url, 'GET', '/activities', { headers: { accept: 'text/html' } });
    expect(list.status).toBe(200);
  });
});

describe('the preview image of a shared activity', () => {
  it('is 1200 by 630 while the activity is shared and answers 404 afterwards', async () => {
    const urlHash = await upload(recorded);
    await share(urlHash, false);
    expect((await picture(urlHash)).status).toBe(404);
    await share(urlHash);
    const answer = await picture(urlHash);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const png = await bytesOf(answer);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const etag = answer.headers.get('etag')!;
    expect((await picture(urlHash, { 'if-none-match': etag })).status).toBe(304);
    await kai.json('PUT', `/activities/${urlHash}/privacy`, { rides_only: true, hidden_circle: null });
    const cut = await picture(urlHash, { 'if-none-match': etag });
    expect(cut.status).toBe(200);
    expect((await bytesOf(cut)).equals(png)).toBe(false);
    await share(urlHash, false);
    expect((await picture(urlHash, { 'if-none-match': etag })).status).toBe(404);
  });

  it('says when to try again after a drawing that took a thread too long', async () => {
    const urlHash = await upload(recorded);
    await share(urlHash);
    const hurried = await startBeside(app, { workerJobMs: 1 });
    try {
      const answer = await visitor(hurried).call('GET', `/public/activities/${urlHash}/picture.png`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    } finally {
      await hurried.stop();
    }
  });

  it('is drawn once for a version of the session, like the description of its page', async () => {
    const urlHash = await upload(recorded, 'Drawn once');
    await share(urlHash);
    const tracks = jest.spyOn(app.app.get(StoredTracks), 'decoded');
    const [first, ...others] = await Promise.all([1, 2, 3].map(async () => bytesOf(await picture(urlHash))));
    for (const other of others) expect(other.equals(first!)).toBe(true);
    expect(tracks).toHaveBeenCalledTimes(1);
    await page(urlHash);
    await page(urlHash);
    expect(tracks).toHaveBeenCalledTimes(2);
    await kai.json('PUT', `/activities/${urlHash}`, { activity_name: 'Drawn twice' });
    expect((await bytesOf(await picture(urlHash))).equals(first!)).toBe(false);
    expect(tracks).toHaveBeenCalledTimes(3);
    await kai.json('POST', '/users/me/update-preferences', {
      preferred_distance_unit: 'feet',
      preferred_speed_unit: 'mph',
    });
    expect(await (await page(urlHash)).text()).toContain(' ft');
    tracks.mockRestore();
  });
});

describe('a hundred hostile texts', () => {
  it('are escaped on the page, in the image and in answers', async () => {
    const urlHash = await upload(recorded, 'Harmless');
    await kai.json('PUT', `/activities/${urlHash}`, { activity_name: 'Harmless' });
    await share(urlHash);
    const harmless = markup(await (await page(urlHash)).text());
    for (const text of HOSTILE_TEXTS) {
      await kai.json('PUT', `/activities/${urlHash}`, { activity_name: text });
      await kai.json('PUT', `/activities/${urlHash}/note`, { note: text });
      expect([text, markup(await (await page(urlHash)).text()) === harmless]).toEqual([text, true]);
      const answer = await visitor(app).call('GET', `/public/activities/${urlHash}`);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await answer.json()).toMatchObject({ activity_name: text.trim(), note: text });
    }
    for (const text of HOSTILE_TEXTS.filter((_, index) => index % 5 === 0)) {
      await kai.json('PUT', `/activities/${urlHash}`, { activity_name: text });
      expect([text, (await picture(urlHash)).status]).toEqual([text, 200]);
    }
  }, 180_000);

  it('are rejected as usernames and video links and round-trip as vessel names', async () => {
    const urlHash = await upload(recorded, 'Harmless');
    for (const text of HOSTILE_TEXTS) {
      const link = await kai.call('PUT', `/activities/${urlHash}`, { video_link: text });
      expect([text, link.status]).toEqual([text, 400]);
      if (/^\w+$/.test(text)) continue;
      const username = await kai.call('POST', '/users/me/update-username', { username: text });
      expect([text, username.status]).toEqual([text, 400]);
    }
    const [nickname] = HOSTILE_TEXTS;
    await kai.json('POST', '/surf-vessels', { brand: 'B', model: 'M', nickname, type: 'foil' });
    const [vessel] = await kai.json<{ id: number }[]>('GET', '/surf-vessels');
    await kai.json('PUT', `/activities/${urlHash}`, { surf_vessel_id: vessel!.id });
    expect(await kai.json('GET', `/activities/${urlHash}`)).toMatchObject({ surf_vessel: { nickname } });
    await share(urlHash);
    const shown = await (await visitor(app).call('GET', `/public/activities/${urlHash}`)).text();
    expect(shown + (await (await page(urlHash)).text())).not.toContain('alert');
  });
});

describe('a session across the antimeridian', () => {
  it('is drawn without a break', async () => {
    const { latitude, longitude } = recorded;
    const known = longitude.filter((degrees) => !Number.isNaN(degrees));
    const middle = (Math.min(...known) + Math.max(...known)) / 2;
    const moved = {
      ...recorded,
      latitude: latitude.map((degrees) => degrees - 20),
      longitude: longitude.map((degrees) => {
        const turned = degrees - middle + 180;
        return turned > 180 ? turned - 360 : turned;
      }),
    };
    const urlHash = await upload(moved);
    await share(urlHash);
    const { trackpoints, surf_rides } = await visitor(app).json<{
      trackpoints: { longitude: number }[];
      surf_rides: unknown[];
    }>('GET', `/public/activities/${urlHash}`);
    expect(trackpoints.some((point) => point.longitude > 179)).toBe(true);
    expect(trackpoints.some((point) => point.longitude < -179)).toBe(true);
    expect(surf_rides.length).toBeGreaterThan(0);
    expect((await picture(urlHash)).status).toBe(200);
  });
});
