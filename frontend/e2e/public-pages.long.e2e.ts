import { expect, test, type Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../src/lib/public-pages.ts';
import { expectAccessible } from './support/accessibility.ts';
import { mockGoogle } from './support/google.ts';
import { overrideSite } from './support/site.ts';

const PAGES = [
  { path: '/', heading: /Every wave you rode/, title: /^Rideline/ },
  { path: '/about', heading: 'Our Story', title: 'About US - Rideline' },
  { path: '/terms', heading: 'Terms & Policies', title: 'Terms & Policies - Rideline' },
  { path: '/devices', heading: 'Supported Devices', title: 'Supported Devices - Rideline' },
  { path: '/help', heading: 'Help & FAQ', title: 'Help & FAQ - Rideline' },
  { path: '/login', heading: 'Log in', title: 'Log in - Rideline' },
  { path: '/register', heading: 'Create your account', title: 'Create your account - Rideline' },
  { path: '/forgot-password', heading: 'Reset your password', title: 'Reset your password - Rideline' },
  {
    path: '/reset-password?token=any',
    heading: 'Choose a new password',
    title: 'Choose a new password - Rideline',
  },
  { path: '/verify-email', heading: 'Email verification', title: 'Email verification - Rideline' },
  { path: '/video-editor-page', heading: 'Surf Video Editor', title: 'Surf Video Editor - Rideline' },
  { path: '/nowhere/at/all', heading: 'Page not found', title: 'Page not found - Rideline' },
];

test('every page has its heading and title and logs no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isOwn404 = message.location().url.endsWith('/nowhere/at/all');
    if (message.type() === 'error' && !isOwn404) errors.push(message.text());
  });
  await mockGoogle(page, 'invalid');
  for (const { path, heading, title } of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(title);
    expect(errors, path).toEqual([]);
  }
});

test('every public page has the same title and description with and without scripts', async ({
  browser,
  page,
}) => {
  const without = await browser.newPage({ javaScriptEnabled: false });
  const content = (on: Page, selector: string) => on.locator(selector).getAttribute('content');
  for (const path of Object.keys(PUBLIC_PAGES)) {
    await without.goto(path);
    const title = await without.title();
    const description = await content(without, 'meta[name="description"]');
    expect(title).toMatch(/^.+ - Rideline$/);
    expect(description).toMatch(/^.{30,160}$/);
    expect(await content(without, 'meta[property="og:title"]')).toBe(title);
    expect(await content(without, 'meta[property="og:description"]')).toBe(description);
    const url = new URL((await content(without, 'meta[property="og:url"]'))!);
    expect(url.pathname).toBe(path);
    const image = await page.request.get((await content(without, 'meta[property="og:image"]'))!);
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
    const png = await image.body();
    expect(png.length).toBeLessThan(120_000);
    expect([
      await content(without, 'meta[property="og:image:width"]'),
      await content(without, 'meta[property="og:image:height"]'),
    ]).toEqual([String(png.readUInt32BE(16)), String(png.readUInt32BE(20))]);

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title);
    expect(await content(page, 'meta[name="description"]')).toBe(description);
  }
  await without.close();
});

test('the landing page has its tagline, cards and tools', async ({ page }) => {
  await overrideSite(page, {
    video_editor_url: 'https://editor.example/',
    video_channel_url: 'https://videos.example/rideline',
  });
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(
    'Free surf tracking platform that works with any device, any watch, anywhere.',
  );
  for (const name of [
    'Universal Device Support',
    'Easy Sync & Upload',
    'Custom Detection',
    'Detailed Analytics',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  const tools = page.getByRole('region', { name: 'Additional Tools' });
  await expect(tools.getByRole('link', { name: 'Try Our Surf Video Editor' })).toHaveAttribute(
    'href',
    '/video-editor',
  );
  await expect(tools.getByRole('link', { name: 'Watch our surf videos' })).toHaveAttribute(
    'target',
    '_blank',
  );
  const video = tools.getByRole('img', { name: /A film of a surfer/ });
  for (const [colorScheme, file] of [
    ['light', '/video.webp'],
    ['dark', '/video-dark.webp'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveJSProperty('complete', true);
    await expect(video).toHaveJSProperty('naturalWidth', 828);
    await expect(video).toHaveAttribute('src', new RegExp(`${file}$`));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const shot = page.getByRole('region', { name: 'Screenshots' }).locator('img').first();
  await expect
    .poll(() => shot.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/mobile|phone|narrow/);
});

test('the about, devices and help pages have their required content', async ({ page, request }) => {
  const { support_email: email } = (await (await request.get('/api/site')).json()) as {
    support_email: string;
  };
  const main = page.getByRole('main');
  await page.goto('/about');
  for (const text of ['February 11, 2025', 'two-week testing period', 'any GPS watch or phone', email]) {
    await expect(main).toContainText(text);
  }
  await page.goto('/help');
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await page.goto('/devices');
  for (const text of [
    'Fenix 5, 6 and 7',
    'Forerunner 245, 745, 945 and 955',
    'Instinct',
    'All other GPS Garmin',
    'Ultra and Ultra 2',
    'Series 4 to 10',
    'SE',
    'All models with GPS',
    'Through Strava',
    'TCX or FIT export',
    'waterproof case',
    'Garmin Connect',
  ]) {
    await expect(main).toContainText(text);
  }
});

test('a screenshot opens in full size and closes on its button, its backdrop and Escape', async ({
  page,
}) => {
  await page.goto('/');
  const shots = page.getByRole('region', { name: 'Screenshots' }).getByRole('button');
  await expect(shots).toHaveCount(2);
  const lightbox = page.getByRole('dialog');
  const closings = [
    () => page.getByRole('button', { name: 'Close picture' }).click(),
    () => page.mouse.click(5, 300),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    await shots.first().click();
    await expect(lightbox).toBeVisible();
    const picture = lightbox.locator('img');
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await picture.click();
    await expect(lightbox).toBeVisible();
    await expectAccessible(page);
    await close();
    await expect(lightbox).toBeHidden();
    await expect(shots.first()).toBeFocused();
  }
});

test('the landing page loads no code of maps, charts or toasts and links to the login page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // Without the content hash, which may contain the searched words.
    scripts.push(new URL(response.url()).pathname.replace(/-[\w-]{8}(?=\.js$)/, ''));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => /map|d3|chart|notification/i.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'Get Started - Log in' }).click();
  await expect(page).toHaveURL('/login');
});

test('the footer links to its pages and partners', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const links = { 'About US': '/about', 'Terms & Policies': '/terms', 'Supported Devices': '/devices' };
  for (const [name, path] of Object.entries(links)) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await footer.getByRole('link', { name: 'Rideline' }).click();
  await expect(page).toHaveURL('/');
  for (const partner of ['Compatible with Strava', 'Powered by Garmin']) {
    await expect(footer.getByRole('link', { name: partner })).toHaveAttribute('target', '_blank');
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Rideline`);
  await expect(footer.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
});

test('the terms have all sections and the minimum age', async ({ page }) => {
  await page.goto('/terms');
  for (const name of [
    'Terms of Service',
    'Privacy Policy',
    'Data Usage',
    'Cookie Policy',
    'Changes to Terms',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByText('at least 13 years old')).toBeVisible();
  await page.getByRole('link', { name: 'Cookie Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Cookie Policy' })).toBeInViewport();
});
