import { describe, expect, it } from '@jest/globals';
import { decodeTrack, encodeTrackFile, simulateSession, type SurfType } from '@rideline/detection-engine';
import { HOSTILE_TEXTS } from '../../scripts/lib/hostile-texts.ts';
import { eventually } from './eventually.ts';
import { visitor } from './person.ts';
import { newPerson, sharedApp, unusedName } from './shared-app.ts';

interface MapData {
  kind: string;
  name: string;
  sharedBy: string | null;
  units: { distanceUnit: string; speedUnit: string };
  /** Base64. */
  track: string;
  rides: unknown[];
}

const KINDS = ['generate-map', 'generate-gps-visualization', 'develop-map'] as const;
const username = unusedName('kai');

async function upload(surfType: SurfType, seed: number, name = 'Dawn'): Promise<string> {
  const { recorded } = simulateSession({ surfType, seed, durationMinutes: 20 });
  const fields = { surf_type: surfType === 'standing_waves' ? 'skookumchuck' : 'ocean' };
  const answer = await kai.upload(encodeTrackFile(recorded, 'gpx', { name }), 'a.gpx', fields);
  return ((await answer.json()) as { url_hash: string }).url_hash;
}
async function draw(urlHash: string, kind: (typeof KINDS)[number] = 'generate-map'): Promise<string> {
  const { map_file } = await kai.json<{ map_file: string }>('GET', `/activities/${urlHash}/${kind}`);
  return map_file;
}
const open = (file: string) => visitor(app).call('GET', `/results/${file}`);
const share = (urlHash: string, is_public: boolean) =>
  kai.json('PUT', `/activities/${urlHash}`, { is_public });
const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page)![1]!) as MapData;
const pointsOf = (page: string) => decodeTrack(Buffer.from(dataOf(page).track, 'base64')).length;

const app = await sharedApp();
const kai = await newPerson(app);
await kai.json('POST', '/users/me/update-username', { username });

describe('a map file', () => {
  it('is a standalone page with a sandboxed script and no-store', async () => {
    const answer = await open(await draw(await upload('traveling_waves', 2)));
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; script-src 'sha256-/);
    expect(policy).not.toMatch(/allow-same-origin|script-src[^;]*unsafe|unsafe-eval/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await answer.text();
    expect(page).not.toMatch(/<(?:link|script|img)[^>]+(?:src|href)=/);
    expect(dataOf(page)).toMatchObject({ kind: 'map', name: 'Dawn', sharedBy: null });
    expect(dataOf(page).rides.length).toBeGreaterThan(0);
  });

  it('is generated while it is sent', async () => {
    const file = await draw(await upload('traveling_waves', 2));
    const answer = await visitor(app).call('GET', `/results/${file}`, undefined, {
      'accept-encoding': 'identity',
    });
    expect(answer.headers.get('transfer-encoding')).toBe('chunked');
    expect(await answer.text()).toMatch(/<\/html>\n$/);
  });

  it('keeps its name until sharing stops and is named in answers', async () => {
    const urlHash = await upload('traveling_waves', 2);
    const file = await draw(urlHash);
    expect(file).toMatch(/^[0-9A-Za-z]{22}\.html$/);
    expect(await draw(urlHash)).toBe(file);
    expect(await draw(urlHash, 'generate-gps-visualization')).not.toBe(file);
    expect(await kai.json('GET', `/activities/${urlHash}`)).toMatchObject({ map_filename: file });
    await share(urlHash, true);
    const shown = await visitor(app).json('GET', `/public/activities/${urlHash}`);
    expect(shown).toMatchObject({ map_filename: file });
    expect(dataOf(await (await open(file)).text()).sharedBy).toBe(username);
    await share(urlHash, false);
    expect((await open(file)).status).toBe(404);
    expect(await kai.json('GET', `/activities/${urlHash}`)).toMatchObject({ map_filename: null });
    const next = await draw(urlHash);
    expect(next).not.toBe(file);
    expect((await open(next)).status).toBe(200);
    expect((await open(file)).status).toBe(404);
  });

  it('is deleted with its activity', async () => {
    const urlHash = await upload('traveling_waves', 4);
    const files = [await draw(urlHash), await draw(urlHash, 'generate-gps-visualization')];
    await kai.call('DELETE', `/activities/${urlHash}`);
    for (const file of files) expect((await open(file)).status).toBe(404);
  });

  it('shows visitors only the public part of the track', async () => {
    const urlHash = await upload('traveling_waves', 6);
    const file = await draw(urlHash, 'generate-gps-visualization');
    await kai.json('PUT', `/activities/${urlHash}/privacy`, { rides_only: true, hidden_circle: null });
    const { point_count } = await kai.json<{ point_count: number }>('GET', `/activities/${urlHash}`);
    expect(pointsOf(await (await open(file)).text())).toBe(point_count);
    await share(urlHash, true);
    const shown = await visitor(app).json<{ point_count: number }>('GET', `/public/activities/${urlHash}`);
    expect(shown.point_count).toBeLessThan(point_count);
    expect(pointsOf(await (await open(file)).text())).toBe(shown.point_count);
  });

  it('of a standing wave session has a time-lapse version; an ocean session has none', async () => {
    const standing = await upload('standing_waves', 11);
    expect(dataOf(await (await open(await draw(standing, 'develop-map'))).text()).kind).toBe('develop_map');
    const ocean = await upload('traveling_waves', 2);
    expect((await kai.call('GET', `/activities/${ocean}/develop-map`)).status).toBe(400);
  });

  it("uses the owner's units, or those in the query", async () => {
    const lani = await newPerson(app);
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 10 });
    const answer = await lani.upload(encodeTrackFile(recorded, 'gpx', { name: 'Dusk' }), 'a.gpx');
    const { url_hash } = (await answer.json()) as { url_hash: string };
    const { map_file } = await lani.json<{ map_file: string }>('GET', `/activities/${url_hash}/generate-map`);
    const shownUnits = async (query = '') => {
      const { units } = dataOf(await (await open(`${map_file}${query}`)).text());
      return [units.distanceUnit, units.speedUnit];
    };
    expect(await shownUnits()).toEqual(['meters', 'km/h']);
    await lani.json('POST', '/users/me/update-preferences', {
      preferred_distance_unit: 'feet',
      preferred_speed_unit: 'mph',
    });
    await eventually(async () => ((await shownUnits()).join() === 'feet,mph' ? true : undefined));
    expect(await shownUnits('?distance_unit=yards&speed_unit=m/s')).toEqual(['yards', 'm/s']);
    expect(await shownUnits('?distance_unit=yards')).toEqual(['yards', 'mph']);
    expect((await open(`${map_file}?distance_unit=miles`)).status).toBe(400);
  });

  it('that was deleted answers a page to browsers and a problem to other clients', async () => {
    const browser = await visitor(app).call('GET', '/results/gone.html', undefined, {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    });
    expect([browser.status, browser.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(browser.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(browser.headers.get('cache-control')).toBe('no-store');
    const page = await browser.text();
    expect(page).toContain('<h1>Map not found</h1>');
    expect(page).toContain('<a href="/">');
    const program = await open('gone.html');
    expect(program.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await program.json()).toMatchObject({ status: 404, detail: 'Map not found' });
  });

  it('answers 404 under other names', async () => {
    for (const file of ['x.html', 'null', '%27', 'x'.repeat(199), '..%2f..%2fpackage.json', '{"map":1}']) {
      expect([file, (await open(file)).status]).toEqual([file, 404]);
    }
    expect((await open('%00.html')).status).toBe(400);
  });

  it('escapes a hundred hostile names', async () => {
    expect(new Set(HOSTILE_TEXTS).size).toBe(100);
    const urlHash = await upload('traveling_waves', 2);
    const file = await draw(urlHash);
    const markup = (page: string) => page.replaceAll(/[^<>]/g, '');
    await kai.json('PUT', `/activities/${urlHash}`, { activity_name: 'Harmless' });
    const harmless = markup(await (await open(file)).text());
    for (const text of HOSTILE_TEXTS) {
      await kai.json('PUT', `/activities/${urlHash}`, { activity_name: text });
      const page = await (await open(file)).text();
      expect(dataOf(page).name).toBe(text.trim());
      expect([text, markup(page) === harmless]).toEqual([text, true]);
    }
  });
});
