import { Controller, Get, Inject } from '@nestjs/common';
import { SURF_TYPES } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { OneOf } from '../../../kernel/event-store/fields.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import type { Vessels } from '../vessels.aggregate.ts';
import { VesselAnswer } from '../vessel.schema.ts';
import { VesselUse } from '../vessel-use.port.ts';
import type { OwnedVessels } from './vessels.projection.ts';

const VesselFilter = Type.Object(
  {
    surf_type: Type.Optional(
      OneOf(SURF_TYPES, { errorMessage: 'surf_type is traveling_waves or standing_waves' }),
    ),
  },
  { additionalProperties: false },
);

@Controller('surf-vessels')
export class ListVesselsHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly use: VesselUse,
  ) {}

  @Get()
  @Answers({
    summary: 'Your vessels; with surf_type, those ridden in a session of this kind and those not ridden yet',
    200: Type.Array(VesselAnswer),
  })
  async list(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(VesselFilter) { surf_type }: Static<typeof VesselFilter>,
  ): Promise<Vessels> {
    const [row] = await this.database.query<{ document: OwnedVessels }>(
      'SELECT document FROM read_vessels.vessels WHERE owner = $1',
      [actor.id],
    );
    const vessels = row?.document.vessels ?? [];
    if (surf_type === undefined || vessels.length === 0) return vessels;
    const ridden = await this.use.riddenIn(vessels.map(({ id }) => id));
    // A new vessel may be for either kind.
    return vessels.filter(({ id }) => ridden.get(id)?.includes(surf_type) ?? true);
  }
}
