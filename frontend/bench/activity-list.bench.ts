/** Measures sorting and scrolling a list of 50,000 sessions in a real browser. Goal: 200 ms per sort. */
import type { Page } from '@playwright/test';
import { listManySessions } from '../e2e/support/many-sessions.ts';
import { onPage, summarize } from './on-page.ts';

const SESSIONS = 50_000;
const COLUMNS = ['Rides', 'Longest Dist', 'Longest Time', 'Max Speed', 'Date'];
const ROUNDS = 3;

/** Milliseconds from the action until a frame with other rows is painted. */
const untilPainted = (page: Page, start: 'sort' | 'scroll', value: string) =>
  page.evaluate(
    async ([start, value]) => {
      const rows = () => document.querySelector('[role=table] [role=rowgroup]:last-child')!.textContent;
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const before = rows();
      const from = performance.now();
      if (start === 'scroll') window.scrollBy(0, Number(value));
      if (start === 'sort') {
        const header = [...document.querySelectorAll<HTMLElement>('[role=columnheader] button')];
        header.find((button) => button.textContent === value)!.click();
      }
      do await frame();
      while (rows() === before && performance.now() - from < 5000);
      return performance.now() - from;
    },
    [start, value] as const,
  );

await onPage(async (page) => {
  await listManySessions(page, SESSIONS);
  await page.goto('/activities');
  await page.waitForSelector('[role=table] [role=cell]', { timeout: 60_000 });
  const sorts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const column of COLUMNS) sorts.push(await untilPainted(page, 'sort', column));
  }
  const scrolls: number[] = [];
  for (let pages = 0; pages < 60; pages++) scrolls.push(await untilPainted(page, 'scroll', '780'));
  console.table({
    'sort until painted (ms)': summarize(sorts),
    'scroll by a page until painted (ms)': summarize(scrolls),
  });
});
