import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE, type Database } from '../database/database.ts';

export const PROJECTION_LAGS = Symbol('PROJECTION_LAGS');

/** How far each read model is behind the log. */
export interface ProjectionLags {
  lag(): Promise<Readonly<Record<string, { readonly lag: number; readonly status: string }>>>;
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
    @Inject(PROJECTION_LAGS) private readonly lags: ProjectionLags,
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
      if (await this.database.isAlive()) {
        const lags = Object.entries(await this.lags.lag());
        const projections = Object.fromEntries(
          lags.map(([name, { lag, status }]) => [name, { lag, status }]),
        );
        return { status: 200, body: JSON.stringify({ status: 'ok', projections }) };
      }
    } catch {
      // The log itself does not answer: as unavailable as a database that is gone.
    }
    return { status: 503, body: JSON.stringify({ status: 'unavailable' }) };
  }
}
