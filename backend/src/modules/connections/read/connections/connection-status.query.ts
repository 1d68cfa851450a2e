import { Controller, Get, Inject } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { ConnectedServices } from '../../adapters/connected-services.ts';
import { GarminStatus, StravaStatus } from '../../connections.schema.ts';
import type { ServiceName } from '../../events/connection-events.ts';
import type { SyncedConnection } from './connections.projection.ts';

type Summary = Pick<SyncedConnection, 'status' | 'accountName' | 'lastSync'>;

const GarminProfile = Type.Object(
  { fullName: Type.String() },
  { $id: 'GarminProfile', additionalProperties: false },
);

@Controller('connect')
export class ConnectionStatusHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly services: ConnectedServices,
  ) {}

  @Get('strava/status')
  @Answers({ summary: 'State of your connection to Strava', 200: StravaStatus })
  async strava(@Actor() { id: owner }: ActorIdentity): Promise<Static<typeof StravaStatus>> {
    const { name, ...status } = await this.status('strava', owner);
    return { ...status, athlete_name: name };
  }

  @Get('garmin/status')
  @Answers({ summary: 'State of your connection to Garmin', 200: GarminStatus })
  async garmin(@Actor() { id: owner }: ActorIdentity): Promise<Static<typeof GarminStatus>> {
    const { name, ...status } = await this.status('garmin', owner);
    return { ...status, garmin_username: name };
  }

  @Get('garmin/profile')
  @Answers({ summary: 'Name of your account at Garmin', 200: GarminProfile, problems: [404] })
  async profile(@Actor() { id: owner }: ActorIdentity): Promise<Static<typeof GarminProfile>> {
    const { name } = await this.status('garmin', owner);
    if (name === null) throw notFound('Garmin is not connected');
    return { fullName: name };
  }

  private async status(service: ServiceName, owner: number) {
    const [row] = await this.database.query<{ summary: Summary | null }>(
      `SELECT (document -> $2) - '{activities,hidden,analyses}'::text[] AS summary
       FROM read_connections.connections WHERE owner = $1 AND document -> $2 <> 'null'`,
      [owner, service],
    );
    const { status, accountName, lastSync } = row?.summary ?? NEVER_CONNECTED;
    return {
      is_connected: status === 'connected',
      name: accountName,
      last_sync: lastSync,
      offered: this.services.isOffered(service),
      needs_reconnect: status === 'lost',
    };
  }
}

const NEVER_CONNECTED: Summary = { status: 'none', accountName: null, lastSync: null };
