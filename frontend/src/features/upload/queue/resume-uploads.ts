import { waitsForNetwork } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 60_000;

/** Resumes uploads when the network is back, and with exponential backoff while the server is unreachable. */
export function resumeUploads(queue: UploadQueue): void {
  let delay = FIRST_DELAY_MS;
  let done = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('online', () => {
    clearTimeout(timer);
    timer = undefined;
    delay = FIRST_DELAY_MS;
    queue.resume({ resetAttempts: true });
  });
  queue.subscribe(() => {
    const items = queue.items();
    const doneNow = items.filter(({ state }) => state.step === 'done').length;
    if (doneNow > done) delay = FIRST_DELAY_MS;
    done = doneNow;
    if (timer !== undefined || !items.some(waitsForNetwork)) return;
    timer = setTimeout(() => {
      timer = undefined;
      // When offline, the `online` event resumes.
      if (navigator.onLine) queue.resume();
    }, delay);
    delay = Math.min(MAX_DELAY_MS, delay * 2);
  });
}
