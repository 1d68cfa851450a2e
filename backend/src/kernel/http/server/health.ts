import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE, type Database } from '../../database/database.ts';

/** Nest token of the sources of subscriber lag. */
export const SUBSCRIBER_LAGS = Symbol('SUBSCRIBER_LAGS');

interface Lags {
  lag(): Promise<Readonly<Record<string, { readonly lag: number; readonly status: string }>>>;
}

export interface SubscriberLagSources {
  readonly projections: Lags;
  readonly automations: Lags;
}

export interface HealthAnswer {
  readonly status: 200 | 503;
  readonly body: string;
}

const FRESH_MS = 1_000;
/** Results older than this are not returned while a new check is running. */
const STALE_MS = 3_000;

/**
 * Readiness of the app, cached for load balancers: the database is queried at most once a second, and a recent result
 * is returned without waiting.
 */
@Injectable()
export class Health {
  private latest: { readonly answer: HealthAnswer; readonly at: number } | undefined;
  private checking: Promise<HealthAnswer> | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SUBSCRIBER_LAGS) private readonly sources: SubscriberLagSources,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async answer(): Promise<HealthAnswer> {
    const age = this.clock.now().getTime() - (this.latest?.at ?? Number.NEGATIVE_INFINITY);
    if (age >= FRESH_MS) this.checking ??= this.checkOnce();
    if (this.latest !== undefined && age < STALE_MS) return this.latest.answer;
    return this.checking ?? this.checkOnce();
  }

  private async checkOnce(): Promise<HealthAnswer> {
    const answer = await this.check();
    this.latest = { answer, at: this.clock.now().getTime() };
    this.checking = undefined;
    return answer;
  }

  private async check(): Promise<HealthAnswer> {
    try {
      if (await this.database.isAlive()) return { status: 200, body: JSON.stringify(await this.report()) };
    } catch {
      // The event store does not answer: unavailable, like without a database.
    }
    return { status: 503, body: JSON.stringify({ status: 'unavailable' }) };
  }

  /** Degraded answers 200: replacing the process would not help, since others serve the same tables. */
  private async report() {
    const projections = summary(await this.sources.projections.lag());
    const automations = summary(await this.sources.automations.lag());
    const reasons = [...reasonsOf('Projection', projections), ...reasonsOf('Automation', automations)];
    const status = reasons.length === 0 ? { status: 'ok' } : { status: 'degraded', reasons };
    return { ...status, projections, automations };
  }
}

type Summary = Readonly<Record<string, { readonly lag: number; readonly status: string }>>;

const summary = (lags: Summary): Summary =>
  Object.fromEntries(Object.entries(lags).map(([name, { lag, status }]) => [name, { lag, status }]));

const reasonsOf = (kind: string, lags: Summary): readonly string[] =>
  Object.entries(lags)
    .filter(([, { status }]) => status === 'stopped' || status === 'stalled')
    .map(([name, { lag, status }]) => `${kind} ${name} is ${status}, ${lag} behind`);
