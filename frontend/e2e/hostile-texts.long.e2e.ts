import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../../scripts/lib/hostile-texts.ts';
import { createAccount, signIn } from './support/accounts.ts';

/** A minute of paddling; each day's file is another session. */
function smallTrack(day: number): Buffer {
  const points = Array.from({ length: 60 }, (_, second) => {
    const time = new Date(Date.UTC(2026, 0, 1 + day, 18) + second * 1000).toISOString();
    return `<trkpt lat="${37.76 + second / 1e5}" lon="-122.51"><time>${time}</time></trkpt>`;
  });
  return Buffer.from(`<gpx version="1.1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`);
}

interface Shared {
  readonly text: string;
  readonly urlHash: string;
  readonly map: string;
}

/** A shared session for every text, which is its name, its note and the name of its vessel. */
async function shareAll(request: APIRequestContext, token: string): Promise<readonly Shared[]> {
  const headers = { authorization: `Bearer ${token}` };
  const call = async (method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    expect(answer.ok(), `${method} ${path} ${answer.status()}`).toBe(true);
    return answer.json() as Promise<Record<string, string>>;
  };
  await call('POST', '/users/me/update-username', { username: `hostile_${Date.now() % 1e8}` });
  // One after the other: they are one person's.
  const vessels: number[] = [];
  for (const text of HOSTILE_TEXTS) {
    const part = text.slice(0, 50);
    const vessel = { brand: part, model: part, nickname: part, type: 'surfboard' };
    vessels.push(Number((await call('POST', '/surf-vessels', vessel))['id']));
  }
  const share = async (text: string, day: number): Promise<Shared> => {
    const file = { name: `${day}.gpx`, mimeType: 'application/gpx+xml', buffer: smallTrack(day) };
    const uploaded = await request.post('/api/analyze', {
      headers,
      multipart: { tcx_file: file, surf_type: 'ocean' },
    });
    const { url_hash: urlHash = '' } = (await uploaded.json()) as Record<string, string>;
    const path = `/activities/${urlHash}`;
    await call('PUT', path, { activity_name: text });
    await call('PUT', path, { surf_vessel_id: vessels[day] });
    await call('PUT', `${path}/note`, { note: text });
    await call('PUT', path, { is_public: true });
    const { map_file: map = '' } = await call('GET', `${path}/generate-gps-visualization`);
    return { text, urlHash, map };
  };
  const shared: Shared[] = [];
  for (let day = 0; day < HOSTILE_TEXTS.length; day += 10) {
    const some = HOSTILE_TEXTS.slice(day, day + 10);
    shared.push(...(await Promise.all(some.map((text, index) => share(text, day + index)))));
  }
  return shared;
}

/** Collects every sign of a text that came to life. */
function watch(page: Page, origin: string): readonly string[] {
  const signs: string[] = [];
  page.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => signs.push(`error ${message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Refused to|violates/i.test(text)) signs.push(text);
  });
  page.on('request', (asked) => {
    const url = new URL(asked.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) signs.push(`request ${asked.url()}`);
  });
  page.on('frameattached', () => signs.push('a frame'));
  page.on('popup', () => signs.push('a window'));
  return signs;
}

/** A name as a document can hold it: what no document may is a mark of its own, and lines end alike. */
const written = (text: string) =>
  text
    .trim()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/\r\n?/g, '\n');

/** The pages as the server writes them, before any script: their heads hold the texts too. */
async function readServed(page: Page, shared: readonly Shared[]): Promise<void> {
  await page.route('**/assets/**', (route) => route.abort());
  for (const { text, urlHash } of shared) {
    await page.goto(`/public/activity/${urlHash}`);
    const title = page.locator('meta[property="og:title"]');
    expect(await title.evaluate((element) => element.getAttribute('content'))).toContain(written(text));
  }
}

/** The pages as the web app draws them, one after the other without loading it anew. */
async function readDrawn(page: Page, shared: readonly Shared[]): Promise<void> {
  // The map has none of the texts, and takes its time without a graphics card.
  await page.route('**/assets/maplibre*', (route) => route.abort());
  await page.goto(`/public/activity/${shared[0]?.urlHash}`);
  for (const { text, urlHash } of shared) {
    // The first one was answered when the page was opened.
    const isOpened = urlHash === shared[0]?.urlHash;
    const answered = isOpened
      ? Promise.resolve()
      : page.waitForResponse(`**/api/public/activities/${urlHash}**`);
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/public/activity/${urlHash}?again`);
    await answered;
    await expect
      .poll(() => page.evaluate(() => document.querySelector('h1')?.textContent ?? ''))
      .toBe(text.trim());
    expect(await page.evaluate(() => document.body.textContent)).toContain(text);
  }
}

async function readMaps(page: Page, shared: readonly Shared[]): Promise<void> {
  for (const { text, map } of shared) {
    await page.goto(`/api/results/${map}`);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#name')?.textContent ?? ''))
      .toBe(text.trim());
  }
}

test('a hundred hostile names, notes and vessels are nothing but text in a browser', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const origin = new URL(baseURL ?? '').origin;
  const token = await signIn(page, await createAccount(request));
  const shared = await shareAll(request, token);
  const signs = watch(page, origin);

  await page.setViewportSize({ width: 1440, height: 10_000 });
  await page.goto('/activities');
  const list = page.getByRole('table', { name: 'Ocean Surfing Sessions' });
  await expect(list.getByRole('row')).toHaveCount(101);
  const shown = await list
    .getByRole('link')
    .evaluateAll((links: HTMLElement[]) => links.map(({ title }) => title));
  expect(shown.toSorted()).toEqual(shared.map(({ text }) => text.trim()).toSorted());
  const vessels = await page.getByLabel('Surf vessel').locator('option').count();
  expect(vessels).toBeGreaterThan(50);
  await page.setViewportSize({ width: 1440, height: 900 });
  const some = shared.slice(0, 4).map(({ urlHash }) => urlHash);
  await page.goto(`/compare?activities=${some.join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  expect(signs).toEqual([]);

  const context = await browser.newContext();
  const visits = [readServed, readDrawn, readMaps].map(async (read) => {
    const visitor = await context.newPage();
    const seen = watch(visitor, origin);
    await read(visitor, shared);
    return [read.name, seen];
  });
  expect(await Promise.all(visits)).toEqual([
    ['readServed', []],
    ['readDrawn', []],
    ['readMaps', []],
  ]);
  await context.close();
});
