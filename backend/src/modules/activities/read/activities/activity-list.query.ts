import { Controller, Get, Header, Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { KeptAnswers } from '../../../../kernel/projections/kept-answers.ts';
import { ReadModelStands } from '../../../../kernel/projections/read-model-stands.ts';
import type { SurfType } from '../../events/shared.ts';
import { vesselNamesProjection } from '../vessels/vessel-names.projection.ts';
import { activitiesProjection } from './activities.projection.ts';

export class ListActivities {
  constructor(
    readonly owner: number,
    /** undefined for both. */
    readonly surfType: SurfType | undefined,
  ) {}
}

/** Lists kept ready, of half a megabyte for a thousand activities. */
const MOST_KEPT = 100;

/** The item's last fields as JSON text. */
const VESSEL_FIELDS = `CASE WHEN v.vessel_id IS NULL THEN ',"surf_vessel_id":null,"surf_vessel":null' ELSE
  ',"surf_vessel_id":' || v.vessel_id || ',"surf_vessel":'
  || json_build_object('nickname', v.nickname, 'brand', v.brand, 'model', v.model) END`;

/** The person's activities, newest first, as the JSON text of an array: each row keeps its item ready-made. */
@QueryHandler(ListActivities)
export class ListActivitiesHandler implements IQueryHandler<ListActivities, Buffer> {
  private readonly kept: KeptAnswers<Buffer>;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    stands: ReadModelStands,
  ) {
    const readFrom = [activitiesProjection.name, vesselNamesProjection.name];
    this.kept = new KeptAnswers(() => stands.of(readFrom), MOST_KEPT);
  }

  execute(query: ListActivities): Promise<Buffer> {
    return this.kept.get(`${query.owner} ${query.surfType ?? ''}`, () => this.read(query));
  }

  private async read({ owner, surfType }: ListActivities): Promise<Buffer> {
    const [row] = await this.database.query<{ items: string | null }>(
      `SELECT string_agg(left(item, -1) || vessel || '}', ',' ORDER BY activity_time DESC NULLS LAST, activity_id DESC) AS items
       FROM (
         SELECT a.item, a.activity_time, a.activity_id, ${VESSEL_FIELDS} AS vessel
         FROM read_activities.activity a LEFT JOIN read_activity_vessels.vessel v ON v.vessel_id = a.vessel_id
         WHERE a.owner = $1 AND ($2::text IS NULL OR a.surf_type = $2)
       ) AS listed`,
      [owner, surfType ?? null],
      'list-activities',
    );
    return Buffer.from(`[${row?.items ?? ''}]`);
  }
}

const Listed = Type.Object({
  surf_type: Type.Optional(
    Type.Union([Type.Literal('traveling_waves'), Type.Literal('standing_waves')], {
      errorMessage: 'surf_type is traveling_waves or standing_waves',
    }),
  ),
});

@Controller('activities')
export class ListActivitiesHttp {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Header('content-type', 'application/json; charset=utf-8')
  list(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(Listed) { surf_type: surfType }: Static<typeof Listed>,
  ): Promise<Buffer> {
    return this.queries.execute(new ListActivities(actor.id, surfType));
  }
}
