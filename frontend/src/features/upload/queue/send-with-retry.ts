import type { Sent } from './send-file.ts';

const MAX_ATTEMPTS = 10;

/** Resolves after the delay or on abort. */
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

/** Retries while the server is busy, after the delay that it names. */
export async function sendWithRetry(send: () => Promise<Sent>, signal: AbortSignal): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    const sent = await send();
    if (sent.outcome !== 'refused' || sent.retryAfterSeconds === undefined || attempt === MAX_ATTEMPTS)
      return sent;
    await pause(sent.retryAfterSeconds, signal);
    if (signal.aborted) return { outcome: 'cancelled' };
  }
}
