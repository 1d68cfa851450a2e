import { Controller, Get, Inject } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { ConnectedServices } from '../../adapters/connected-services.ts';
import type { Connection } from '../../connection.aggregate.ts';
import { GarminStatus, StravaStatus } from '../../connections.schema.ts';
import type { ServiceName } from '../../events/connection-events.ts';

/** All null for a service that was never connected. */
interface Row {
  readonly status: Connection['status'] | null;
  readonly name: string | null;
  readonly last_sync: string | null;
}

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
    const [row] = await this.database.query<Row>(
      `SELECT document -> $2 ->> 'status' AS status, document -> $2 ->> 'accountName' AS name,
         document -> $2 ->> 'lastSync' AS last_sync
       FROM read_connections.connections WHERE owner = $1`,
      [owner, service],
    );
    return {
      is_connected: row?.status === 'connected',
      name: row?.name ?? null,
      last_sync: row?.last_sync ?? null,
      offered: this.services.isOffered(service),
      needs_reconnect: row?.status === 'lost',
    };
  }
}
