import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE, type Database } from '../database/database.ts';
import { Public } from './public.ts';

export const PROJECTION_LAGS = Symbol('PROJECTION_LAGS');

/** How far each read model is behind the log. */
export interface ProjectionLags {
  lag(): Promise<Readonly<Record<string, { readonly lag: number; readonly status: string }>>>;
}

interface Health {
  readonly status: 200 | 503;
  readonly body: string;
}

const FRESH_MS = 1_000;

/** For load balancers, and cheap enough for many of them: the database is asked once a second. */
@Controller('health')
export class HealthController {
  private known: { readonly health: Promise<Health>; readonly at: number } | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(PROJECTION_LAGS) private readonly lags: ProjectionLags,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Public()
  @Get()
  async health(@Res() reply: FastifyReply): Promise<void> {
    const now = this.clock.now().getTime();
    if (this.known === undefined || now - this.known.at >= FRESH_MS) {
      this.known = { health: this.look(), at: now };
    }
    const { status, body } = await this.known.health;
    await reply.status(status).type('application/json').send(body);
  }

  private async look(): Promise<Health> {
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
