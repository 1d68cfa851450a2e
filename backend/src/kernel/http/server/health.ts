import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../clock/clock.ts';
import { DATABASE, type Database } from '../../database/database.ts';

/** Who tells how far the subscribers of the log are behind it. */
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
/** What was seen longer ago than this is not told any more while the next look is under way. */
const STALE_MS = 3_000;

/**
 * Whether the app can serve, cheap enough for many load balancers: the database is asked once a second, and
 * nobody waits for it while the last look is recent.
 */
@Injectable()
export class Health {
  private seen: { readonly answer: HealthAnswer; readonly at: number } | undefined;
  private looking: Promise<HealthAnswer> | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SUBSCRIBER_LAGS) private readonly sources: SubscriberLagSources,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async answer(): Promise<HealthAnswer> {
    const age = this.clock.now().getTime() - (this.seen?.at ?? Number.NEGATIVE_INFINITY);
    if (age >= FRESH_MS) this.looking ??= this.lookOnce();
    if (this.seen !== undefined && age < STALE_MS) return this.seen.answer;
    return this.looking ?? this.lookOnce();
  }

  private async lookOnce(): Promise<HealthAnswer> {
    const answer = await this.look();
    this.seen = { answer, at: this.clock.now().getTime() };
    this.looking = undefined;
    return answer;
  }

  private async look(): Promise<HealthAnswer> {
    try {
      if (await this.database.isAlive()) return { status: 200, body: JSON.stringify(await this.report()) };
    } catch {
      // The log itself does not answer: as unavailable as a database that is gone.
    }
    return { status: 503, body: JSON.stringify({ status: 'unavailable' }) };
  }

  /** Degraded is no reason to take the process away: another one would serve the same tables. */
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
