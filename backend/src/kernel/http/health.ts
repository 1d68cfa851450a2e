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

/** Whether the app can serve, cheap enough for many load balancers: the database is asked once a second. */
@Injectable()
export class Health {
  private latest: { readonly answer: Promise<HealthAnswer>; readonly at: number } | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(PROJECTION_LAGS) private readonly lags: ProjectionLags,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  answer(): Promise<HealthAnswer> {
    const now = this.clock.now().getTime();
    if (this.latest === undefined || now - this.latest.at >= FRESH_MS) {
      this.latest = { answer: this.look(), at: now };
    }
    return this.latest.answer;
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
