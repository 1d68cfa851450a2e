import { Controller, Get, Inject } from '@nestjs/common';
import { SERVICES } from '@rideline/detection-engine';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import type { Connection } from '../connection.aggregate.ts';
import { answersOf } from '../connections.schema.ts';
import { ConnectedServices } from '../services/connected-services.ts';
import { SERVICE_BY_NAME } from '../services/services.ts';

/** All null for a service that was never connected. */
interface Row {
  readonly status: Connection['status'] | null;
  readonly name: string | null;
  readonly last_sync: string | null;
}

export const connectionStatusRoutes = SERVICES.map((service) => {
  const { title, accountField } = SERVICE_BY_NAME[service];

  @Controller(`connect/${service}/status`)
  class ConnectionStatusHttp {
    constructor(
      @Inject(DATABASE) private readonly database: Database,
      private readonly services: ConnectedServices,
    ) {}

    @Get()
    @Answers({ summary: `State of your connection to ${title}`, 200: answersOf(service).Status })
    async [`${service}Status`](@Actor() { id: owner }: ActorIdentity) {
      const [row] = await this.database.query<Row>(
        `SELECT document -> $2 ->> 'status' AS status, document -> $2 ->> 'accountName' AS name,
           document -> $2 ->> 'lastSync' AS last_sync
         FROM read_connections.connections WHERE owner = $1`,
        [owner, service],
      );
      return {
        is_connected: row?.status === 'connected',
        [accountField]: row?.name ?? null,
        last_sync: row?.last_sync ?? null,
        offered: this.services.isOffered(service),
        needs_reconnect: row?.status === 'lost',
      };
    }
  }
  return ConnectionStatusHttp;
});
