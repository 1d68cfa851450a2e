import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-US',
};
const BYTES_PER_SECOND = 50_000;
const NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
const CPU_SLOWDOWN = 4;
const SETTLED_AFTER_MS = 8_000;

interface Seen {
  /** ms since the navigation. */
  heading: number;
  content: number;
  largestPaint: number;
  shift: number;
}
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page before its scripts. @param content selects what the page is opened for */
function watch([token, content]: readonly [token: string | null, content: string]): void {
  if (token !== null) localStorage.setItem('rideline.token', token);
  window.seen = { heading: 0, content: 0, largestPaint: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seen.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const headings = [...document.querySelectorAll<HTMLElement>('h1')];
    if (headings.some((heading) => heading.checkVisibility() && heading.innerText !== ''))
      window.seen.heading ||= performance.now();
    if (document.querySelector(content) !== null) window.seen.content ||= performance.now();
    if (window.seen.content === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a page on a slow phone with an empty cache. @param target its token is null for a visitor */
export async function onSlowPhone(
  browser: Browser,
  { url, token, content }: { url: string; token: string | null; content: string },
) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, [token, content] as const);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor({ state: 'attached', timeout: 120_000 });
    await page.waitForTimeout(SETTLED_AFTER_MS);
    const { seen, firstPaint, scripts } = await page.evaluate(() => ({
      seen: window.seen,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => /\.m?js$/.test(name) && responseEnd <= window.seen.content)
        .map(({ name }) => new URL(name).pathname),
    }));
    const gzipped = scripts.map(
      (path) => gzipSync(readFileSync(new URL(`../dist${path}`, import.meta.url)), { level: 9 }).length,
    );
    return {
      'first contentful paint (s)': seconds(firstPaint),
      'heading (s)': seconds(seen.heading),
      'largest contentful paint (s)': seconds(seen.largestPaint),
      'content (s)': seconds(seen.content),
      'layout shift': Math.round(seen.shift * 1000) / 1000,
      'script before the content (kB gzip)': Math.round(gzipped.reduce((sum, size) => sum + size, 0) / 1000),
      'with map code': scripts.some((path) => /maplibre|mapbox/.test(path)),
    };
  } finally {
    await context.close();
  }
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;
