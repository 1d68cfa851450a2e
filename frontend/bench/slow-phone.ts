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
const network = (latency: number, bytesPerSecond: number) => ({
  offline: false,
  latency,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
});
export const NETWORKS = { slow: network(400, 50_000), 'slow 4G': network(150, 200_000) };
const CPU_SLOWDOWN = 4;
const SETTLED_AFTER_MS = 8_000;

interface Seen {
  /** ms since the navigation. */
  heading: number;
  content: number;
  figures: number;
  rides: number;
  track: number;
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
  window.seen = { heading: 0, content: 0, figures: 0, rides: 0, track: 0, largestPaint: 0, shift: 0 };
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
    const isFilled = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(
        (element) => element.checkVisibility() && element.textContent !== '',
      );
    if (document.querySelector(content) !== null) window.seen.content ||= performance.now();
    if (isFilled('dl dd')) window.seen.figures ||= performance.now();
    if (isFilled('ol li, tbody tr')) window.seen.rides ||= performance.now();
    if (document.querySelector('svg path[d].rides, [class*=sketch] path') !== null)
      window.seen.track ||= performance.now();
    if (window.seen.content === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a page on a slow phone with an empty cache. @param target its token is null for a visitor */
export async function onSlowPhone(
  browser: Browser,
  {
    url,
    token,
    content,
    on = 'slow',
  }: { url: string; token: string | null; content: string; on?: keyof typeof NETWORKS },
) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, [token, content] as const);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORKS[on]);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor({ state: 'attached', timeout: 120_000 });
    await page.waitForTimeout(SETTLED_AFTER_MS);
    const { seen, firstPaint, scripts, sent } = await page.evaluate(() => ({
      seen: window.seen,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => /\.m?js$/.test(name) && responseEnd <= window.seen.content)
        .map(({ name }) => new URL(name).pathname),
      sent: (
        [
          ...performance.getEntriesByType('navigation'),
          ...performance.getEntriesByType('resource'),
        ] as PerformanceResourceTiming[]
      )
        .filter(({ responseEnd }) => responseEnd <= window.seen.track)
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    }));
    const gzipped = scripts.map(
      (path) => gzipSync(readFileSync(new URL(`../dist${path}`, import.meta.url)), { level: 9 }).length,
    );
    return {
      'first contentful paint (s)': seconds(firstPaint),
      'heading (s)': seconds(seen.heading),
      'largest contentful paint (s)': seconds(seen.largestPaint),
      'content (s)': seconds(seen.content),
      'figures (s)': seconds(seen.figures),
      'rides (s)': seconds(seen.rides),
      'track (s)': seconds(seen.track),
      'sent before the track (kB)': Math.round(sent / 1000),
      'layout shift': Math.round(seen.shift * 1000) / 1000,
      'script before the content (kB gzip)': Math.round(gzipped.reduce((sum, size) => sum + size, 0) / 1000),
      'with map code': scripts.some((path) => /maplibre|mapbox/.test(path)),
    };
  } finally {
    await context.close();
  }
}

const seconds = (ms: number) => Math.round(ms / 100) / 10;
