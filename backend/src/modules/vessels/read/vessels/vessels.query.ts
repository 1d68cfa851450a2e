import { Controller, Get, Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/checked-query.ts';
import type { SurfType } from '../../../activities/index.ts';
import type { Vessel, VesselsRow } from './vessels.projection.ts';

export class ListVessels {
  constructor(
    readonly owner: number,
    /** Only vessels that an activity of this kind was ridden with; undefined for all. */
    readonly surfType: SurfType | undefined,
  ) {}
}

@QueryHandler(ListVessels)
export class ListVesselsHandler implements IQueryHandler<ListVessels, readonly Vessel[]> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ owner, surfType }: ListVessels): Promise<readonly Vessel[]> {
    const [row] = await this.database.query<Pick<VesselsRow, 'vessels'>>(
      'SELECT vessels FROM read_vessels.vessels WHERE owner = $1',
      [owner],
    );
    const vessels = row?.vessels ?? [];
    if (surfType === undefined || vessels.length === 0) return vessels;
    const used = await this.database.query<{ vessel_id: string }>(
      'SELECT DISTINCT vessel_id FROM read_vessel_use.vessel_use WHERE surf_type = $1 AND vessel_id = ANY($2)',
      [surfType, vessels.map(({ id }) => id)],
    );
    const ids = new Set(used.map(({ vessel_id }) => Number(vessel_id)));
    return vessels.filter(({ id }) => ids.has(id));
  }
}

const VesselFilter = Type.Object(
  {
    surf_type: Type.Optional(
      Type.Union([Type.Literal('traveling_waves'), Type.Literal('standing_waves')], {
        errorMessage: 'surf_type is traveling_waves or standing_waves',
      }),
    ),
  },
  { additionalProperties: false },
);

@Controller('surf-vessels')
export class ListVesselsHttp {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  list(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(VesselFilter) filter: Static<typeof VesselFilter>,
  ): Promise<readonly Vessel[]> {
    return this.queries.execute(new ListVessels(actor.id, filter.surf_type));
  }
}
