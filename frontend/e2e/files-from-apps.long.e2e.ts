import { expect, type Page } from '@playwright/test';
import { createAccount, signIn } from './support/accounts.ts';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/breakable-network.ts';
import { install } from './support/installed.ts';
import { simulatedFile, uploadSession } from './support/sessions.ts';

test.use({ serviceWorkers: 'allow' });
// Each journey downloads the code of all pages.
test.describe.configure({ timeout: 120_000 });

/** Sends files as the share target does, from the page that is open. */
async function shareWithApp(
  page: Page,
  action: string,
  files: readonly { name: string; buffer: Buffer; zeros?: number }[],
): Promise<void> {
  await page.evaluate(
    ([address, sent]) => {
      const transfer = new DataTransfer();
      for (const { name, base64, zeros } of sent) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes, new Uint8Array(zeros)], name));
      }
      const form = Object.assign(document.createElement('form'), {
        method: 'POST',
        action: address,
        enctype: 'multipart/form-data',
      });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      input.files = transfer.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [
      action,
      files.map(({ name, buffer, zeros = 0 }) => ({ name, base64: buffer.toString('base64'), zeros })),
    ] as const,
  );
  await expect(page).toHaveURL(/\/upload/);
}

const received = (page: Page) => page.getByRole('region', { name: 'Files from another app' });

test('a shared file, from whatever site, is uploaded after a tap only', async ({
  page,
  request,
  network,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await signIn(page, await createAccount(request));
  await uploadSession(request, token, { seed: 27 });
  await install(page, 1);
  const sent: string[] = [];
  page.on('request', (asked) => asked.url().endsWith('/api/analyze') && sent.push(asked.url()));
  const [file, other] = [simulatedFile({ seed: 28 }), simulatedFile({ seed: 29 })];
  const elsewhere = 'http://elsewhere.example/';
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere' }));
  await page.goto(elsewhere);
  await shareWithApp(page, `${network.url}/upload`, [file]);
  await expect(received(page)).toContainText(file.name);
  await expectAccessible(page);
  await page.reload();
  await expect(received(page)).toContainText(file.name);
  expect(sent).toEqual([]);
  await expect(page.getByRole('list', { name: 'Chosen files' })).toHaveCount(0);
  await received(page).getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  await expect(received(page)).toHaveCount(0);

  await shareWithApp(page, '/upload', [other]);
  await received(page).getByRole('button', { name: 'Add file' }).click();
  await expect(page).toHaveURL(/\/activity\//);
  expect(sent).toHaveLength(1);
});

test('shared files beyond the limits are refused with a sentence', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await install(page, 0);
  const small = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}.gpx`, buffer: Buffer.from('x') }));
  const sentence = page.getByText('Rideline takes up to 100 files and 64 MB from another app.');
  await shareWithApp(page, '/upload', small(60));
  await expect(received(page)).toContainText('60 files from another app');
  await shareWithApp(page, '/upload', small(41));
  await expect(sentence).toBeVisible();
  await expect(received(page)).toContainText('60 files from another app');
  await received(page).getByRole('button', { name: 'Discard' }).click();
  await shareWithApp(page, '/upload', [{ name: 'large.zip', buffer: Buffer.from('PK'), zeros: 64_000_000 }]);
  await expect(sentence).toBeVisible();
  await expect(received(page)).toHaveCount(0);
});

test('a file opened with the installed app waits on the upload page', async ({ page, request }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/activities');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    file_handlers: readonly { action: string; accept: Record<string, readonly string[]> }[];
  };
  const [handler] = manifest.file_handlers;
  expect(Object.values(handler?.accept ?? {}).flat()).toEqual(['.gpx', '.tcx', '.fit']);

  const { name, buffer } = simulatedFile({ seed: 29 });
  await page.addInitScript(
    ([fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const files = [{ getFile: () => Promise.resolve(new File([bytes], fileName)) }];
      const setConsumer = (consume: (launch: { files: typeof files }) => void) => consume({ files });
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    },
    [name, buffer.toString('base64')] as const,
  );
  await page.goto(handler?.action ?? '');
  await received(page).getByRole('button', { name: 'Add file' }).click();
  await expect(page).toHaveURL(/\/activity\//);
});
