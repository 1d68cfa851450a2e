import type { Sent } from './send-file.ts';

const MOST_TRIES = 10;

/** Resolves after that time, or when the signal is aborted. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** Sends again, at the time the server names, while it has no room for one more file. */
export async function sendPatiently(send: () => Promise<Sent>, signal: AbortSignal): Promise<Sent> {
  for (let tries = 1; ; tries += 1) {
    const sent = await send();
    if (sent.outcome !== 'refused' || sent.retryAfterSeconds === undefined || tries === MOST_TRIES)
      return sent;
    await pause(sent.retryAfterSeconds, signal);
    if (signal.aborted) return { outcome: 'cancelled' };
  }
}
