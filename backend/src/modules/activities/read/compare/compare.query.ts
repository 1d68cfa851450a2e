import { Controller, Get, Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import type { SurfType } from '../../events/shared.ts';
import { activitiesProjection } from '../activities/activities.projection.ts';
import type { VesselNameRow } from '../vessels/vessel-names.projection.ts';
import { runningRecord, standingRecord } from './compare-record.ts';

const FEWEST = 2;
const MOST = 4;

export class CompareActivities {
  constructor(
    readonly owner: number,
    readonly surfType: SurfType,
    readonly urlHashes: readonly string[],
  ) {}
}

interface ComparedRow {
  readonly url_hash: string;
  readonly vessel: VesselNameRow | null;
}

/** A record per activity in the order asked for; those that are missing, foreign or of another kind are left out. */
@QueryHandler(CompareActivities)
export class CompareActivitiesHandler implements IQueryHandler<CompareActivities, readonly object[]> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ owner, surfType, urlHashes }: CompareActivities): Promise<readonly object[]> {
    const rows = await this.database.query<ComparedRow>(
      `SELECT a.*, to_json(v) AS vessel FROM read_activities.activity a
       LEFT JOIN read_activity_vessels.vessel v ON v.vessel_id = a.vessel_id
       WHERE a.owner = $1 AND a.surf_type = $2 AND a.url_hash = ANY($3)`,
      [owner, surfType, urlHashes],
    );
    const record = surfType === 'standing_waves' ? standingRecord : runningRecord;
    return rows
      .toSorted((a, b) => urlHashes.indexOf(a.url_hash) - urlHashes.indexOf(b.url_hash))
      .map((row) => record(activitiesProjection.rowOf(row), row.vessel));
  }
}

const Compared = Type.Object({
  activity_hashes: Type.String({ errorMessage: 'No activities selected for comparison' }),
});

@Controller('activities/compare')
export class CompareActivitiesHttp {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  running(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(Compared) { activity_hashes: hashes }: Static<typeof Compared>,
  ): Promise<readonly object[]> {
    return this.compare(actor, 'traveling_waves', hashes);
  }

  @Get('skook')
  standing(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(Compared) { activity_hashes: hashes }: Static<typeof Compared>,
  ): Promise<readonly object[]> {
    return this.compare(actor, 'standing_waves', hashes);
  }

  private compare(actor: ActorIdentity, surfType: SurfType, hashes: string): Promise<readonly object[]> {
    const urlHashes = [...new Set(hashes.split(',').filter((hash) => hash !== ''))];
    if (urlHashes.length === 0) throw invalid('No activities selected for comparison');
    if (urlHashes.length < FEWEST) throw invalid('Please select 2 or more activities to compare');
    if (urlHashes.length > MOST) throw invalid('You can only compare up to 4 activities at a time');
    return this.queries.execute(new CompareActivities(actor.id, surfType, urlHashes));
  }
}
