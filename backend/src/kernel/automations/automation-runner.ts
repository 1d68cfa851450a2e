import { LeasedSubscription, type SubscriptionOptions } from '../checkpoints/leased-subscription.ts';
import { type LagOptions, type SubscriberLag, SubscriberLags } from '../checkpoints/subscriber-lags.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import type { ProjectedPosition } from '../projections/projected-positions.ts';
import type { Automation } from './automation.ts';
import type { AutomationRegistry } from './automation-registry.ts';
import {
  AUTOMATION_VERSION,
  automationCheckpoint,
  AutomationSubscriber,
  type ReactionOptions,
} from './automation-subscriber.ts';

const REACTIONS: ReactionOptions = { tries: 8, firstMs: 100, longestMs: 30_000 };

/**
 * Runs every registered automation from its own checkpoint, which the first start sets to the head of the log.
 * Automations don't react to older events, nor to the rebuild of a projection.
 */
export class AutomationRunner {
  private readonly ending = new AbortController();
  private readonly stopped = new Set<string>();
  private readonly lags: SubscriberLags;
  private running: readonly Promise<void>[] = [];
  private started: readonly Automation[] | undefined;

  constructor(
    private readonly registry: AutomationRegistry,
    private readonly tools: SubscriptionTools,
    private readonly projected: ProjectedPosition,
    private readonly options: SubscriptionOptions & {
      readonly reactions?: ReactionOptions;
      readonly lag?: LagOptions;
    } = {},
  ) {
    this.lags = new SubscriberLags('automation', tools, options.lag);
  }

  /**
   * Resolves when every automation has a checkpoint; it reacts to events recorded from then on.
   * @param runs the automations to start, all by default
   */
  async start(runs: (automation: Automation) => boolean = () => true): Promise<void> {
    const { checkpoints, database, store } = this.tools;
    const head = await store.head();
    this.started = this.registry.all().filter(runs);
    for (const { name } of this.started) {
      await checkpoints.create(database, automationCheckpoint(name), {
        version: AUTOMATION_VERSION,
        position: head,
        status: 'catching_up',
      });
    }
    this.running = this.started.map((automation) => this.run(automation));
  }

  /** Resolves when the last reaction has ended. */
  async stop(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.running);
  }

  lag(): Promise<Record<string, SubscriberLag>> {
    const subscribers = (this.started ?? this.registry.all()).map(({ name }) => ({
      name,
      version: AUTOMATION_VERSION,
    }));
    return this.lags.of(subscribers, this.stopped);
  }

  private async run(automation: Automation): Promise<void> {
    const subscriber = new AutomationSubscriber(
      this.tools,
      automation,
      this.projected,
      this.options.reactions ?? REACTIONS,
    );
    try {
      await new LeasedSubscription(this.tools, subscriber, this.options).run(this.ending.signal);
    } catch (error) {
      this.stopped.add(automation.name);
      this.tools.log.error(
        { err: error, automation: automation.name },
        'Automation stopped until the next start',
      );
    }
  }
}
