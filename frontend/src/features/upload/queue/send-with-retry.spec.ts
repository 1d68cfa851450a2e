import { describe, expect, it } from '@jest/globals';
import type { Sent } from './send-file.ts';
import { sendWithRetry } from './send-with-retry.ts';

const busy: Sent = { outcome: 'refused', status: 503, sentence: 'Busy', retryAfterSeconds: 0 };
const analyzed: Sent = {
  outcome: 'analyzed',
  answer: {
    url_hash: 'hash',
    duplicate: false,
    activity_time: null,
    time_zone: null,
    utc_offset: null,
    other_sport: null,
    far_from_standing_wave: null,
    warnings: [],
    others: [],
    total_rides: 0,
    longest_ride_distance: null,
    longest_ride_time: null,
  },
};

/** A `send` with these outcomes; the last one repeats. */
function outcomes(...all: readonly Sent[]) {
  let sends = 0;
  return {
    send: () => Promise.resolve(all[Math.min(sends++, all.length - 1)] ?? busy),
    sends: () => sends,
  };
}
const never = new AbortController().signal;

describe('sending with retry', () => {
  it('retries while the server is busy', async () => {
    const { send, sends } = outcomes(busy, { ...busy, status: 429 }, analyzed);
    expect(await sendWithRetry(send, never)).toEqual(analyzed);
    expect(sends()).toBe(3);
  });

  it('does not retry any other refusal', async () => {
    const refused: Sent = { outcome: 'refused', status: 422, sentence: 'No track' };
    const { send, sends } = outcomes(refused, analyzed);
    expect(await sendWithRetry(send, never)).toEqual(refused);
    expect(sends()).toBe(1);
  });

  it('gives up after ten attempts', async () => {
    const { send, sends } = outcomes(busy);
    expect(await sendWithRetry(send, never)).toEqual(busy);
    expect(sends()).toBe(10);
  });

  it('stops waiting when cancelled', async () => {
    const control = new AbortController();
    const { send, sends } = outcomes({ ...busy, retryAfterSeconds: 3_600 });
    const sent = sendWithRetry(send, control.signal);
    control.abort();
    expect(await sent).toEqual({ outcome: 'cancelled' });
    expect(sends()).toBe(1);
  });
});
