import { InvalidRegistration } from '../../checkpoints/checkpoint.ts';
import { EventAges } from '../../checkpoints/event-ages.ts';
import type { SubscriberLag } from '../../checkpoints/subscriber-lags.ts';
import { systemClock } from '../../clock/clock.ts';
import type { LocalTools } from './apply-page.ts';
import { LocalGenerations } from './local-generations.ts';
import type { LocalProjection } from './local-projection.ts';
import { LocalProjectionRunner, type LocalRunnerOptions } from './local-projection-runner.ts';

/** The local projections of this process. Nothing waits for them: they need no lease. */
export class LocalProjections {
  private readonly byName = new Map<string, { projection: LocalProjection; runner: LocalProjectionRunner }>();
  private readonly generations: LocalGenerations;
  private readonly ages: EventAges;

  constructor(
    private readonly tools: LocalTools,
    private readonly options: LocalRunnerOptions = {},
  ) {
    this.generations = new LocalGenerations(tools.database);
    this.ages = new EventAges(tools.store, systemClock);
  }

  /** @throws InvalidRegistration for a duplicate name */
  register(projection: LocalProjection): void {
    const { name } = projection;
    if (this.byName.has(name)) throw new InvalidRegistration(`Two projections are called ${name}`);
    const runner = new LocalProjectionRunner(projection, this.tools, this.generations, this.options);
    this.byName.set(name, { projection, runner });
  }

  all(): readonly LocalProjection[] {
    return [...this.byName.values()].map(({ projection }) => projection);
  }

  runnerOf(name: string): LocalProjectionRunner | undefined {
    return this.byName.get(name)?.runner;
  }

  start(): void {
    for (const { runner } of this.byName.values()) runner.start();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.byName.values()].map(({ runner }) => runner.stop()));
  }

  async lag(): Promise<Record<string, SubscriberLag>> {
    const head = await this.tools.store.head();
    const lags = [...this.byName].map(([name, { runner }]) => [name, runner.lag(head)] as const);
    const behind = lags.filter(([, { lag }]) => lag > 0);
    const secondsAfter = await this.ages.after(behind.map(([, { position }]) => position));
    return Object.fromEntries(
      lags.map(([name, lag]) => [name, { ...lag, seconds: secondsAfter(lag.position) }]),
    );
  }
}
