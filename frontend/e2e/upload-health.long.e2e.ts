import { expect, test, type Page } from '@playwright/test';
import { healthFiles, healthRecords, MARK } from '../src/features/upload/testing/health-export.ts';
import { writeZip } from '../src/features/upload/testing/write-zip.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { choose, rows, summary } from './support/uploads.ts';

const WORKOUTS = [
  { kind: 'SurfingSports', route: 'route_2026-06-11_9.05am.gpx', seed: 1 },
  { kind: 'Running', route: 'route_2026-06-12_9.05am.gpx', seed: 2 },
  { kind: 'Cycling', route: 'route_2026-06-13_9.05am.gpx', seed: 3 },
  { kind: 'PaddleSports', route: 'route_2026-06-14_9.05am.gpx', seed: 4 },
];
const OTHERS = /route_2026-06-1[239]_/;
const zip = (bytes: Uint8Array, name = 'export.zip') => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(bytes),
});
const panel = (page: Page, name = 'export.zip') => page.getByRole('region', { name });

test.describe.configure({ timeout: 180_000 });

/** Records what the page sends: addresses, bodies, and the files in forms, which the test's browser does not tell. */
async function watchSent(page: Page): Promise<() => Promise<string>> {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  await page.exposeFunction('tellSent', (text: string) => void sent.push(text));
  await page.addInitScript(() => {
    const send = Reflect.get(XMLHttpRequest.prototype, 'send') as (body: unknown) => void;
    const tell = Reflect.get(globalThis, 'tellSent') as (text: string) => Promise<void>;
    XMLHttpRequest.prototype.send = function (body) {
      const parts = body instanceof FormData ? [...body.entries()] : [];
      const told = parts.map(async ([name, value]) => {
        await tell(`${name}=${value instanceof File ? `${value.name} ${await value.text()}` : value}`);
      });
      void Promise.all(told).then(() => send.call(this, body));
    };
  });
  await page.reload();
  return async () => {
    await page.evaluate(() => undefined);
    return sent.join('\n');
  };
}

/** Everything that the browser stores for the site, as one text. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const texts = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ];
    const tell = async (value: unknown): Promise<void> => {
      if (value instanceof Blob) texts.push((value as File).name, await value.text());
      else if (typeof value !== 'object' || value === null) texts.push(String(value));
      else for (const part of Object.values(value)) await tell(part);
    };
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => (request.onsuccess = () => resolve(request.result)));
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        await tell(await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, await (await cache.match(request))!.text());
    }
    return texts.join('\n');
  });

test.beforeEach(async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/upload');
});

test("Apple Health's export gives its water sports; nothing else of it is sent or stored", async ({
  page,
}) => {
  const sent = await watchSent(page);
  const files = healthFiles({ workouts: WORKOUTS, more: ['route_2026-06-19_9.05am.gpx'] });
  // Not compressed, so that marks would be found in a stored or sent ZIP.
  await choose(page, zip(writeZip(files.map((file) => ({ ...file, packed: 'stored' })))));
  await expect(panel(page)).toContainText('Your data from Apple Health');
  await expect(panel(page)).toContainText('2 sessions on the water found.');
  await expect(panel(page)).toContainText('3 activities of other sports left out.');
  await expect(panel(page)).toContainText('Running 1, Cycling 1, Unknown 1');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('route_2026-06-11_9.05am.gpx');
  expect(await sent()).not.toContain('/api/analyze');
  await expectAccessible(page);
  const beforehand = await storedIn(page);
  expect(beforehand).toContain('route_2026-06-11_9.05am.gpx');

  await page.getByRole('button', { name: 'Analyze 2 files' }).click();
  await expect(summary(page)).toHaveText('2 analyzed', { timeout: 60_000 });
  expect(await sent()).toMatch(/sport=paddling[^]*<trkpt/);
  for (const place of [beforehand, await storedIn(page), await sent()]) {
    expect(place).not.toContain(MARK);
    expect(place).not.toMatch(OTHERS);
  }

  const row = rows(page).last();
  const link = await row.getByRole('link', { name: 'Open session' }).getAttribute('href');
  const answer = page.waitForResponse((response) =>
    /\/api\/activities\/(?!outlines)[^/?]+(\?|$)/.test(response.url()),
  );
  await page.goto(link!);
  expect(await (await answer).json()).toMatchObject({ sport: 'paddling' });

  await page.goto('/upload');
  await expect(panel(page)).toContainText('2 sessions found.');
  await expect(panel(page)).not.toContainText('left out');
});

test('a long list of records shows how far it is read, and can be stopped', async ({ page }) => {
  const content = Buffer.from([...healthRecords(WORKOUTS, 100_000)].join(''));
  await choose(page, zip(writeZip([{ name: 'apple_health_export/export.xml', content }])));
  await expect(panel(page)).toContainText(/Looking for workouts: [\d.]+ [kM]B of \d+ MB/);
  await page.getByRole('button', { name: 'Stop reading export.zip' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
});
