/**
 * Measures the activity page of a 20,000-point session in a real browser: pointer moves on chart and map, and a changed
 * parameter until its rides are shown. Goals: 16 ms per move, 50 ms per change. Then the first view of the list, of the
 * season and of a session of two hours on a slow phone, and on a slow 4G network. Goals: something meaningful in 2 s,
 * rows of the list, figures, rides and track of a session in 4 s and 2 s, figures of the season in 5 s, layout shift 0,
 * 350 kB before the track, 250 kB of script before the code of the figures.
 */
import type { Page } from '@playwright/test';
import { openSession, shareSession, uploadSession } from '../e2e/support/sessions.ts';
import { percentile } from '../../scripts/bench/percentile.ts';
import { printFigures, printTable } from '../../scripts/bench/table.ts';
import { onPage } from './on-page.ts';
import { onSlowPhone } from './slow-phone.ts';

const MINUTES = 334;
const MOVES = 200;
const CHANGES = 24;
const SESSIONS_LISTED = 12;

/** Script milliseconds per pointer move over an element, one move per frame. */
const moves = (page: Page, selector: string, type: 'pointermove' | 'mousemove') =>
  page.evaluate(
    async ([selector, type, count]) => {
      const element = document.querySelector(selector)!;
      const { left, top, width, height } = element.getBoundingClientRect();
      const times: number[] = [];
      for (let move = 0; move < count; move++) {
        const [x, y] = [((move * 37) % count) / count, ((move * 53) % count) / count];
        const place = { bubbles: true, clientX: left + width * (0.1 + 0.8 * x), clientY: top + height * y };
        const event =
          type === 'pointermove'
            ? new PointerEvent(type, { ...place, pointerType: 'mouse', pointerId: 1 })
            : new MouseEvent(type, place);
        const before = performance.now();
        element.dispatchEvent(event);
        times.push(performance.now() - before);
        await new Promise((done) => requestAnimationFrame(done));
      }
      return times;
    },
    [selector, type, MOVES] as const,
  );

/** Milliseconds from a changed parameter until the table shows its rides. */
const changes = (page: Page) =>
  page.evaluate(async (count) => {
    const input = document.querySelector<HTMLInputElement>('input[aria-label^="Minimum distance"]')!;
    const rides = () => document.querySelectorAll('tr[data-ride]').length;
    const times: number[] = [];
    for (let change = 0; change < count; change++) {
      const before = rides();
      const start = performance.now();
      const changed = new Promise<boolean>((done) => {
        const stop = setTimeout(() => done(false), 1000);
        const observer = new MutationObserver(() => {
          if (rides() === before) return;
          clearTimeout(stop);
          observer.disconnect();
          done(true);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      // Bypasses the setter that React intercepts.
      Reflect.set(HTMLInputElement.prototype, 'value', String(change % 2 === 0 ? 90 + change : 30), input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (await changed) times.push(performance.now() - start);
      await new Promise((done) => setTimeout(done, 150));
    }
    return times;
  }, CHANGES);

await onPage(async (page, http, token, url) => {
  const urlHash = await uploadSession(http, token, { seed: 77, minutes: MINUTES });
  const before = performance.now();
  await openSession(page, urlHash);
  const opened = performance.now() - before;
  await page.waitForSelector('[data-phase=ready]', { timeout: 60_000 });
  const chart = await moves(page, '[role=slider][aria-label^="Speed ("]', 'pointermove');
  const map = await moves(page, '.maplibregl-canvas', 'mousemove');
  await page.getByRole('button', { name: /^Missing a wave, or counted one that wasn't\?/ }).click();
  await page.getByRole('button', { name: 'Try other settings' }).click();
  await page.getByRole('region', { name: 'Try other settings' }).waitFor();
  const whatIf = await changes(page);
  const p95 = (what: string, times: readonly number[], goal: number) => ({
    what,
    measured: percentile(times, 0.95),
    unit: 'ms',
    goal,
  });
  printFigures([
    { what: 'rides shown', measured: opened, unit: 'ms', goal: 1_500 },
    p95('pointer move on the chart, script, p95', chart, 16),
    p95('pointer move on the map, script, p95', map, 16),
    p95('changed parameter until its rides are shown, p95', whatIf, 50),
  ]);

  const browser = page.context().browser()!;
  await page.close();
  const session = await uploadSession(http, token, { seed: 78, minutes: 120, format: 'fit' });
  for (let seed = 1; seed <= SESSIONS_LISTED; seed++) {
    await uploadSession(http, token, { seed, minutes: 20, format: 'fit' });
  }
  await shareSession(http, token, session);
  const list = { url: `${url}/activities`, token, content: 'main a[href^="/activity/"]' };
  const season = { url: `${url}/season`, token, content: 'main dl dd a' };
  const own = { url: `${url}/activity/${session}`, token, content: 'dl[aria-label=Statistics]' };
  const shared = { ...own, url: `${url}/public/activity/${session}`, token: null };
  for (const on of ['slow', 'slow 4G'] as const) {
    const seen = {
      list: await onSlowPhone(browser, { ...list, on }),
      season: await onSlowPhone(browser, { ...season, on }),
      session: await onSlowPhone(browser, { ...own, on }),
      'shared session': await onSlowPhone(browser, { ...shared, on }),
    };
    const pages = Object.values(seen);
    console.log('');
    printTable(
      [`on a ${on} network`, ...Object.keys(seen)],
      Object.keys(seen.list).map((what) => [what, ...pages.map((page) => String(Reflect.get(page, what)))]),
    );
  }
});
