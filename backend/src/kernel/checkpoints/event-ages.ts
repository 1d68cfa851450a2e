import type { Clock } from '../../platform/clock/clock.ts';
import type { EventStore } from '../event-store/event-store.ts';

/** System events of EventStoreDB lie between ours. */
const PAGE = 20;

/** How long events have waited for a subscriber. */
export class EventAges {
  /** When the first event after a position was recorded, which never changes. */
  private recorded: ReadonlyMap<bigint, Date> = new Map();

  constructor(
    private readonly store: Pick<EventStore, 'readAll'>,
    private readonly clock: Clock,
  ) {}

  /** Seconds since the first event after each of these positions was recorded, at least 1; 0 at the end of the log. */
  async after(positions: Iterable<bigint>): Promise<(position: bigint) => number> {
    const found = await Promise.all(
      [...new Set(positions)].map(async (position) => {
        const recordedAt = this.recorded.get(position) ?? (await this.recordedAfter(position));
        return recordedAt === undefined ? [] : [[position, recordedAt] as const];
      }),
    );
    const recorded = new Map(found.flat());
    this.recorded = recorded;
    const now = this.clock.now().getTime();
    return (position) => {
      const recordedAt = recorded.get(position);
      return recordedAt === undefined ? 0 : Math.max(1, Math.ceil((now - recordedAt.getTime()) / 1_000));
    };
  }

  private async recordedAfter(position: bigint): Promise<Date | undefined> {
    for (let after = position; ;) {
      const page = await this.store.readAll({ after, maxCount: PAGE });
      if (page.events[0] !== undefined || page.caughtUp) return page.events[0]?.recordedAt;
      after = page.position;
    }
  }
}
