import { describe, expect, it } from '@jest/globals';
import type { AllPage, RecordedEvent } from '../event-store/event-store.ts';
import { EventAges } from './event-ages.ts';

const NOW = new Date('2026-11-23T08:00:00Z');
/** Recorded as many seconds before now as its position. */
const event = (position: bigint) =>
  ({ position, recordedAt: new Date(NOW.getTime() - Number(position) * 1_000) }) as RecordedEvent;

describe('the age of events', () => {
  it('is that of the first one after a position, also beyond a page of system events, and 0 at the end', async () => {
    let reads = 0;
    const pages: Record<string, AllPage> = {
      3: { events: [event(4n), event(5n)], position: 5n, caughtUp: false },
      10: { events: [], position: 30n, caughtUp: false },
      30: { events: [event(31n)], position: 31n, caughtUp: true },
      31: { events: [], position: 31n, caughtUp: true },
    };
    const readAll = ({ after }: { after: bigint }) => {
      reads += 1;
      return Promise.resolve(pages[String(after)]!);
    };
    const ages = new EventAges({ readAll }, { now: () => NOW });
    const seconds = await ages.after([3n, 10n, 31n, 3n]);
    expect([3n, 10n, 31n, 99n].map(seconds)).toEqual([4, 31, 0, 0]);
    expect(reads).toBe(4);
    await ages.after([3n, 10n]);
    expect(reads).toBe(4);
  });
});
