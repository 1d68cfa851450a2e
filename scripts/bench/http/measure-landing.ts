import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../find-browser.mjs';
import type { FreshApp } from './person.ts';
import type { Figure } from './table.ts';

const MAP_CODE = /maplibregl|mapboxgl/;

/** What a browser loads of script for the landing page, and whether the map's code is among it. */
export async function measureLanding(app: FreshApp): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(app.url, { waitUntil: 'networkidle' });
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
    ];
  } finally {
    await browser.close();
  }
}
