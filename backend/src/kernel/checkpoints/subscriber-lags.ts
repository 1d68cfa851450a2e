import { type Clock, systemClock } from '../../platform/clock/clock.ts';
import type { Checkpoint, SubscriberKind } from './checkpoint.ts';
import { EventAges } from './event-ages.ts';
import { leaseOf } from './leased-subscription.ts';
import type { SubscriptionTools } from './subscription-tools.ts';

/**
 * `rebuilding`: this process's version does not serve yet; `stopped`: no process runs it; `stalled`: it is behind
 * and has not moved for a while despite retries.
 */
export const LAG_STATUSES = ['live', 'catching_up', 'rebuilding', 'stalled', 'stopped'] as const;

export interface SubscriberLag {
  /** Position of this process's version; the position of another version does not count. */
  readonly position: bigint;
  readonly head: bigint;
  /** Positions behind the head; positions may have gaps, so at least the number of events. */
  readonly lag: number;
  /** Age of the oldest event that is not handled yet; 0 when all are. */
  readonly seconds: number;
  readonly status: (typeof LAG_STATUSES)[number];
  /** A version under construction, or an unfinished one. */
  readonly next?: { readonly version: number; readonly position: bigint };
}

export interface LagOptions {
  readonly clock?: Clock;
  /** How long the lease may be free, as during a takeover, before the status is `stopped`; default 5,000. */
  readonly unheldMs?: number;
  /** How long a subscriber that is behind may stay at one event before it is `stalled`; default 30,000. */
  readonly stalledMs?: number;
}

interface Registered {
  readonly name: string;
  readonly version: number;
}

interface LastSeen {
  readonly position: bigint;
  readonly movedAt: number;
  readonly heldAt: number;
}

/** Lag and status of the subscribers of one kind, in all processes. */
export class SubscriberLags {
  private readonly lastSeen = new Map<string, LastSeen>();
  private readonly clock: Clock;
  private readonly unheldMs: number;
  private readonly stalledMs: number;
  private readonly ages: EventAges;

  constructor(
    private readonly kind: SubscriberKind,
    private readonly tools: Pick<SubscriptionTools, 'checkpoints' | 'leases' | 'store'>,
    { clock = systemClock, unheldMs = 5_000, stalledMs = 30_000 }: LagOptions = {},
  ) {
    this.clock = clock;
    this.ages = new EventAges(tools.store, clock);
    this.unheldMs = unheldMs;
    this.stalledMs = stalledMs;
  }

  /** @param ended subscribers that this process does not run again before its next start */
  async of(
    subscribers: readonly Registered[],
    ended: ReadonlySet<string>,
  ): Promise<Record<string, SubscriberLag>> {
    const { kind } = this;
    const { checkpoints, leases, store } = this.tools;
    const keys = subscribers.flatMap((subscriber) => [
      leaseOf({ kind, ...subscriber }),
      rebuildLeaseOf(subscriber.name),
    ]);
    const held = await leases.findHeld(keys);
    const serving = await checkpoints.all(kind, 'serving');
    const next = await checkpoints.all(kind, 'next');
    const head = await store.head();
    const reachedOf = ({ name, version }: Registered) =>
      reachedBy(version, serving.get(name), next.get(name));
    const secondsAfter = await this.ages.after(
      subscribers.map(reachedOf).filter((reached) => reached < head),
    );
    const lagOf = (subscriber: Registered): SubscriberLag => {
      const { name } = subscriber;
      const built = next.get(name);
      const reached = reachedOf(subscriber);
      const lag = head > reached ? Number(head - reached) : 0;
      const behind = { position: reached, head, lag, seconds: secondsAfter(reached) };
      const status = this.statusOf(subscriber, behind, serving.get(name), held, ended);
      return {
        ...behind,
        status,
        ...(built && { next: { version: built.version, position: built.position } }),
      };
    };
    return Object.fromEntries(subscribers.map((subscriber) => [subscriber.name, lagOf(subscriber)]));
  }

  private statusOf(
    { name, version }: Registered,
    { position, lag }: Pick<SubscriberLag, 'position' | 'lag'>,
    serving: Checkpoint | undefined,
    held: ReadonlySet<string>,
    ended: ReadonlySet<string>,
  ): SubscriberLag['status'] {
    const serves = serving?.version === version;
    const isRun =
      held.has(leaseOf({ kind: this.kind, name, version })) || (!serves && held.has(rebuildLeaseOf(name)));
    const now = this.clock.now().getTime();
    const before = this.lastSeen.get(name);
    const heldAt = isRun ? now : (before?.heldAt ?? now);
    const movedAt = before === undefined || before.position !== position || lag === 0 ? now : before.movedAt;
    this.lastSeen.set(name, { position, movedAt, heldAt });
    if (!isRun && (ended.has(name) || now - heldAt >= this.unheldMs)) return 'stopped';
    if (now - movedAt >= this.stalledMs) return 'stalled';
    if (!serves) return 'rebuilding';
    return serving.status === 'live' ? 'live' : 'catching_up';
  }
}

export const rebuildLeaseOf = (projection: string): string => `rebuild:${projection}`;

/** The position of this version; a newer serving version counts as this one. */
function reachedBy(version: number, serving: Checkpoint | undefined, built: Checkpoint | undefined): bigint {
  if (serving !== undefined && serving.version >= version) return serving.position;
  return built?.version === version ? built.position : 0n;
}
