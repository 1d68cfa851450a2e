import { describe, expect, it } from '@jest/globals';
import type { Sent } from './send-file.ts';
import { sendPatiently } from './send-patiently.ts';

const busy: Sent = { outcome: 'refused', status: 503, sentence: 'Busy', retryAfterSeconds: 0 };
const analyzed: Sent = { outcome: 'analyzed', answer: { url_hash: 'hash', duplicate: false } };

/** Sends that come to these outcomes, the last one again and again. */
function outcomes(...all: readonly Sent[]) {
  let sends = 0;
  return {
    send: () => Promise.resolve(all[Math.min(sends++, all.length - 1)] ?? busy),
    sends: () => sends,
  };
}
const never = new AbortController().signal;

describe('sending to a busy server', () => {
  it('sends again until there is room', async () => {
    const { send, sends } = outcomes(busy, { ...busy, status: 429 }, analyzed);
    expect(await sendPatiently(send, never)).toEqual(analyzed);
    expect(sends()).toBe(3);
  });

  it('takes any other refusal as it is', async () => {
    const refused: Sent = { outcome: 'refused', status: 422, sentence: 'No track' };
    const { send, sends } = outcomes(refused, analyzed);
    expect(await sendPatiently(send, never)).toEqual(refused);
    expect(sends()).toBe(1);
  });

  it('gives up after ten times', async () => {
    const { send, sends } = outcomes(busy);
    expect(await sendPatiently(send, never)).toEqual(busy);
    expect(sends()).toBe(10);
  });

  it('ends its wait when it is cancelled', async () => {
    const control = new AbortController();
    const { send, sends } = outcomes({ ...busy, retryAfterSeconds: 3_600 });
    const sent = sendPatiently(send, control.signal);
    control.abort();
    expect(await sent).toEqual({ outcome: 'cancelled' });
    expect(sends()).toBe(1);
  });
});
