import { waitsForNetwork } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';

const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 60_000;

/** Resumes uploads when the network is back, and at growing intervals while the server can't be reached. */
export function resumeUploads(queue: UploadQueue): void {
  let delay = FIRST_DELAY_MS;
  let done = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('online', () => {
    clearTimeout(timer);
    timer = undefined;
    delay = FIRST_DELAY_MS;
    queue.resume({ afresh: true });
  });
  queue.subscribe(() => {
    const items = queue.items();
    const doneNow = items.filter(({ state }) => state.step === 'done').length;
    if (doneNow > done) delay = FIRST_DELAY_MS;
    done = doneNow;
    if (timer !== undefined || !items.some(waitsForNetwork)) return;
    timer = setTimeout(() => {
      timer = undefined;
      // Offline, the browser says when that is over.
      if (navigator.onLine) queue.resume();
    }, delay);
    delay = Math.min(LONGEST_DELAY_MS, delay * 2);
  });
}
