import { type Clock, systemClock } from '../clock/clock.ts';
import type { Checkpoint, SubscriberKind } from './checkpoint.ts';
import { leaseOf } from './leased-subscription.ts';
import type { SubscriptionTools } from './subscription-tools.ts';

export interface SubscriberLag {
  /** How far the version that this process has is; what another version serves doesn't count. */
  readonly position: bigint;
  readonly head: bigint;
  /** Positions behind the head; as positions may have gaps, at least as many as events. */
  readonly lag: number;
  /**
   * `rebuilding`: this process's version is being built and does not serve yet; `stopped`: no process runs it;
   * `stalled`: it is behind and has not moved for a while, though it is tried again and again.
   */
  readonly status: 'catching_up' | 'live' | 'rebuilding' | 'stopped' | 'stalled';
  /** The version that is built, or was left half built, beside the serving one. */
  readonly next?: { readonly version: number; readonly position: bigint };
}

export interface LagOptions {
  readonly clock?: Clock;
  /** How long nobody may hold the lease, as while one process takes over from another; default 5,000. */
  readonly unheldMs?: number;
  /** How long one that is behind may stay at one event; default 30,000. */
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

/** How far the subscribers of one kind are behind the log, whichever process runs them. */
export class SubscriberLags {
  private readonly lastSeen = new Map<string, LastSeen>();
  private readonly clock: Clock;
  private readonly unheldMs: number;
  private readonly stalledMs: number;

  constructor(
    private readonly kind: SubscriberKind,
    private readonly tools: Pick<SubscriptionTools, 'checkpoints' | 'leases' | 'store'>,
    { clock = systemClock, unheldMs = 5_000, stalledMs = 30_000 }: LagOptions = {},
  ) {
    this.clock = clock;
    this.unheldMs = unheldMs;
    this.stalledMs = stalledMs;
  }

  /** @param gaveUp names of those that this process won't run again until its next start */
  async of(
    subscribers: readonly Registered[],
    gaveUp: ReadonlySet<string>,
  ): Promise<Record<string, SubscriberLag>> {
    const { kind } = this;
    const { checkpoints, leases, store } = this.tools;
    const keys = subscribers.flatMap((subscriber) => [
      leaseOf({ kind, ...subscriber }),
      rebuildLeaseOf(subscriber.name),
    ]);
    const held = await leases.heldByAnybody(keys);
    const serving = await checkpoints.all(kind, 'serving');
    const next = await checkpoints.all(kind, 'next');
    const head = await store.head();
    const lagOf = (subscriber: Registered): SubscriberLag => {
      const { name, version } = subscriber;
      const built = next.get(name);
      const reached = reachedBy(version, serving.get(name), built);
      const behind = { position: reached, head, lag: head > reached ? Number(head - reached) : 0 };
      const status = this.statusOf(subscriber, behind, serving.get(name), held, gaveUp);
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
    gaveUp: ReadonlySet<string>,
  ): SubscriberLag['status'] {
    const serves = serving?.version === version;
    const isRun =
      held.has(leaseOf({ kind: this.kind, name, version })) || (!serves && held.has(rebuildLeaseOf(name)));
    const now = this.clock.now().getTime();
    const before = this.lastSeen.get(name);
    const heldAt = isRun ? now : (before?.heldAt ?? now);
    const movedAt = before === undefined || before.position !== position || lag === 0 ? now : before.movedAt;
    this.lastSeen.set(name, { position, movedAt, heldAt });
    if (!isRun && (gaveUp.has(name) || now - heldAt >= this.unheldMs)) return 'stopped';
    if (now - movedAt >= this.stalledMs) return 'stalled';
    if (!serves) return 'rebuilding';
    return serving.status === 'live' ? 'live' : 'catching_up';
  }
}

/** Held while a projection is rebuilt. */
export const rebuildLeaseOf = (projection: string): string => `rebuild:${projection}`;

/** A newer version than this process's has gone through all that this one would. */
function reachedBy(version: number, serving: Checkpoint | undefined, built: Checkpoint | undefined): bigint {
  if (serving !== undefined && serving.version >= version) return serving.position;
  return built?.version === version ? built.position : 0n;
}
