import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { pause } from '../clock/backoff.ts';
import { type Need, Probe } from './probe.ts';

/** Nest token of what the app needs, as `Need`s. */
export const NEEDS = Symbol('NEEDS');
/** The need without which nothing can be read. */
export const DATABASE_NEED = 'database';
/** Nest token of the sources of subscriber lag. */
export const SUBSCRIBER_LAGS = Symbol('SUBSCRIBER_LAGS');
/** Nest token of what knows whether this process can serve. */
export const READINESS = Symbol('READINESS');

interface Lag {
  /** Age of the oldest event that is not handled yet. */
  readonly seconds: number;
  readonly status: string;
}
export type Lags = Readonly<Record<string, Lag>>;

interface SubscriberLagSources {
  readonly projections: { lag(): Promise<Lags> };
  readonly automations: { lag(): Promise<Lags> };
}

export interface Readiness {
  /** True once the read models have caught up for the first time. */
  readonly ready: boolean;
  /** How far they are, as a sentence; may be empty. */
  progress(): Promise<string>;
}

export interface HealthAnswer {
  readonly status: 200 | 503;
  readonly body: string;
}

interface Measured {
  readonly projections: Lags;
  readonly automations: Lags;
}

const EVERY_MS = 1_000;
/** A need is missing after this time; restarts and short losses take less. */
const PATIENCE_MS = 5_000;

/**
 * Whether the app can serve, measured in the background: an answer waits for nothing. Without the database, and before
 * the read models have caught up for the first time, nothing can be read: 503. Without anything else reads work, and
 * taking the process out would help nobody: 200 "degraded".
 */
@Injectable()
export class Health implements OnApplicationShutdown {
  private readonly probes: readonly Probe[];
  private timer: NodeJS.Timeout | undefined;
  private measuring: Promise<void> | undefined;
  private lags: Measured | undefined;
  private progress = '';
  private latest: HealthAnswer | undefined;

  constructor(
    @Inject(NEEDS) needs: readonly Need[],
    @Inject(SUBSCRIBER_LAGS) private readonly sources: SubscriberLagSources,
    @Inject(READINESS) private readonly readiness: Readiness,
  ) {
    this.probes = needs.map((need) => new Probe(need));
  }

  /** Idempotent. */
  start(): void {
    if (this.timer !== undefined) return;
    this.timer = setInterval(() => void this.measure(), EVERY_MS).unref();
    for (const probe of this.probes) probe.start();
    void this.measure();
  }

  /** Resolves after a measurement, or a second: the lags of the first answer are those of now. */
  async measured(): Promise<void> {
    await Promise.race([this.measure(), pause(EVERY_MS)]);
    this.latest = undefined;
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    for (const probe of this.probes) probe.stop();
  }

  answer(): HealthAnswer {
    this.latest ??= this.answerNow();
    return this.latest;
  }

  get isReady(): boolean {
    return this.readiness.ready;
  }

  needs(): readonly { readonly name: string; readonly isThere: boolean }[] {
    return this.probes.map((probe) => ({ name: probe.need.name, isThere: probe.missingMs < PATIENCE_MS }));
  }

  /** The last measured lags, while the database answers. */
  lagsNow(): Measured | undefined {
    return this.isMissing(DATABASE_NEED) ? undefined : this.lags;
  }

  private isMissing(name: string): boolean {
    return this.needs().some((need) => need.name === name && !need.isThere);
  }

  private async measure(): Promise<void> {
    // The answer changes with time also while a measurement hangs.
    this.latest = undefined;
    this.measuring ??= this.measureOnce().finally(() => (this.measuring = undefined));
    await this.measuring;
  }

  /** What can't be measured stays as it was last seen. */
  private async measureOnce(): Promise<void> {
    try {
      if (!this.readiness.ready) this.progress = await this.readiness.progress();
      const { projections, automations } = this.sources;
      this.lags = { projections: await projections.lag(), automations: await automations.lag() };
    } catch {
      // The probes tell what is missing.
    }
    this.latest = undefined;
  }

  private answerNow(): HealthAnswer {
    const missing = this.probes.flatMap(({ need, missingMs }) =>
      missingMs < PATIENCE_MS ? [] : [`${need.missing} (for ${Math.round(missingMs / 1_000)} s).`],
    );
    const { projections, automations } = this.lagsNow() ?? { projections: {}, automations: {} };
    const lags = { projections: summary(projections), automations: summary(automations) };
    if (this.isMissing(DATABASE_NEED)) return answerOf(503, { status: 'unavailable', reasons: missing });
    if (!this.readiness.ready) {
      const reasons = this.progress === '' ? missing : [this.progress, ...missing];
      return answerOf(503, { status: 'starting', reasons });
    }
    const reasons = [
      ...missing,
      ...reasonsOf('Projection', projections),
      ...reasonsOf('Automation', automations),
    ];
    if (reasons.length === 0) return answerOf(200, { status: 'ok', ...lags });
    return answerOf(200, { status: 'degraded', reasons, ...lags });
  }
}

const answerOf = (status: 200 | 503, body: object): HealthAnswer => ({ status, body: JSON.stringify(body) });

const summary = (lags: Lags) =>
  Object.fromEntries(
    Object.entries(lags).map(([name, { seconds, status }]) => [name, { lag: seconds, status }]),
  );

const reasonsOf = (kind: string, lags: Lags): readonly string[] =>
  Object.entries(lags)
    .filter(([, { status }]) => status === 'stopped' || status === 'stalled')
    .map(([name, { seconds, status }]) => `${kind} ${name} is ${status}, ${seconds} s behind.`);
