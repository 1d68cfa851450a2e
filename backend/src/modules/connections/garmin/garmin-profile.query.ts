import { Controller, Get, Inject } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';

const GarminProfile = Type.Object(
  { fullName: Type.String() },
  { $id: 'GarminProfile', additionalProperties: false },
);

@Controller('connect/garmin/profile')
export class GarminProfileHttp {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  @Get()
  @Answers({ summary: 'Name of your account at Garmin', 200: GarminProfile, problems: [404] })
  async profile(@Actor() { id: owner }: ActorIdentity): Promise<Static<typeof GarminProfile>> {
    const [row] = await this.database.query<{ name: string | null }>(
      `SELECT document -> 'garmin' ->> 'accountName' AS name FROM read_connections.connections
       WHERE owner = $1`,
      [owner],
    );
    if (typeof row?.name !== 'string') throw notFound('Garmin is not connected');
    return { fullName: row.name };
  }
}
