import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../find-browser.mjs';
import type { FreshApp } from './person.ts';
import type { Figure } from '../table.ts';

const MAP_CODE = /maplibregl|mapboxgl/;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Runs in the page: first contentful paint in ms and cumulative layout shift, as Lighthouse computes them. */
function paintAndShift(): Promise<{ firstPaint: number; shift: number }> {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      const shift = (list.getEntries() as LayoutShift[]).reduce((sum, { value }) => sum + value, 0);
      resolve({ firstPaint: paint?.startTime ?? Number.NaN, shift });
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve({ firstPaint: paint?.startTime ?? Number.NaN, shift: 0 }), 500);
  });
}

/** The scripts that a browser loads for the landing page, and whether they include the map's code. */
export async function measureLanding(app: FreshApp): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(app.url, { waitUntil: 'networkidle' });
    const seen = await page.evaluate(paintAndShift);
    const scripts = await Promise.all(bodies);
    const gzipped = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
    const withMap = scripts.filter((script) => MAP_CODE.test(script.toString())).length;
    return [
      {
        what: `landing page, ${scripts.length} scripts, gzip`,
        measured: gzipped / 1000,
        unit: 'kB',
        goal: 180,
      },
      { what: 'landing page, scripts with map code', measured: withMap, unit: 'files', goal: 0 },
      { what: 'landing page, first contentful paint', measured: seen.firstPaint, unit: 'ms', goal: 1_800 },
      { what: 'landing page, layout shift', measured: seen.shift, unit: '', goal: 0.1 },
    ];
  } finally {
    await browser.close();
  }
}
