import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';

const SAMPLE_MS = 250;

/** Samples the proportional memory of the page's process, in MB (Linux). */
export async function watchMemory(browser: CDPSession) {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const memoryOf = (id: number) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]) / 1000;
    } catch {
      return 0;
    }
  };
  const memory = () => Math.max(...renderers.map(memoryOf));
  let most = memory();
  const timer = setInterval(() => (most = Math.max(most, memory())), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return Math.round(most);
  };
}

/** Durations of main-thread tasks above 50 ms. */
export const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(globalThis, 'longTasks', tasks);
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask', buffered: true });
  });
export const takeTasks = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'longTasks') as number[]).splice(0));
export const longest = (tasks: readonly number[]) => Math.round(Math.max(0, ...tasks));
