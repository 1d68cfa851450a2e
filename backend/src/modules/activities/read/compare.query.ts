import { Controller, Get, Inject } from '@nestjs/common';
import type { SurfType } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { EFFORT_OF_SESSION, SessionEfforts } from '../adapters/session-efforts.ts';
import { PLACE_OF_START } from '../adapters/session-places.ts';
import { SessionConditions } from '../session-conditions.port.ts';
import { attemptFlowsOf, ATTEMPTS, type StoredAttempts } from './activities/attempt-flows.ts';
import {
  type ComparedActivity,
  RunningRecord,
  runningRecord,
  StandingRecord,
  standingRecord,
} from './compare-record.ts';

const FEWEST = 2;
const MOST = 4;

const Selection = Type.Object({
  activity_hashes: Type.String({ errorMessage: 'No activities selected for comparison' }),
});

/** Postgres reads the rides, which are megabytes of JSON for a very long session. */
const RIDES = `(
  SELECT coalesce(json_agg(json_build_object(
    'id', ride->'id', 'duration', ride->'duration', 'distance', ride->'distance', 'max_speed', ride->'maxSpeed',
    'surf_time', ride->'surfTime', 'rough', ride->'rough', 'is_surf_ride', ride->'isSurfRide', 'is_tour', ride->'isTour'
  )), '[]')
  FROM json_array_elements(a.detected->'rides') AS ride
)`;

interface FoundActivity extends ComparedActivity {
  readonly attempts: StoredAttempts;
}

@Controller('activities/compare')
export class CompareHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly conditions: SessionConditions,
    private readonly efforts: SessionEfforts,
  ) {}

  @Expensive('answer')
  @Get()
  @Answers({ summary: 'Ocean sessions side by side', 200: Type.Array(RunningRecord) })
  async runningRecords(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(Selection) { activity_hashes: hashes }: Static<typeof Selection>,
  ) {
    const activities = await this.read(actor.id, 'traveling_waves', hashes);
    return activities.map(runningRecord);
  }

  @Expensive('answer')
  @Get('skook')
  @Answers({ summary: 'Standing-wave sessions side by side', 200: Type.Array(StandingRecord) })
  async standingRecords(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(Selection) { activity_hashes: hashes }: Static<typeof Selection>,
  ) {
    const activities = await this.read(actor.id, 'standing_waves', hashes);
    const flows = await attemptFlowsOf(this.conditions, activities);
    return activities.map((activity) =>
      standingRecord(activity, flows.get(activity.document.urlHash) ?? null),
    );
  }

  /** In the requested order, without activities that are missing, foreign or of the other surf type. */
  private async read(owner: number, surfType: SurfType, hashes: string): Promise<FoundActivity[]> {
    const urlHashes = [...new Set(hashes.split(',').filter((hash) => hash !== ''))];
    if (urlHashes.length === 0) throw invalid('No activities selected for comparison');
    if (urlHashes.length < FEWEST) throw invalid('Please select 2 or more activities to compare');
    if (urlHashes.length > MOST) throw invalid('You can only compare up to 4 activities at a time');
    await this.efforts.find(owner);
    const activities = await this.database.query<FoundActivity>(
      `SELECT a.document, ${RIDES} AS rides, ${ATTEMPTS} AS attempts, v.document AS vessel, p.name AS place,
         e.effort FROM read_activities.activity a
       LEFT JOIN read_activity_vessels.vessel v ON v.vessel_id = a.vessel_id
       LEFT JOIN ${PLACE_OF_START}
       LEFT JOIN ${EFFORT_OF_SESSION}
       WHERE a.owner = $1 AND a.surf_type = $2 AND a.url_hash = ANY($3)`,
      [owner, surfType, urlHashes],
    );
    const place = ({ document }: FoundActivity) => urlHashes.indexOf(document.urlHash);
    return activities.toSorted((a, b) => place(a) - place(b));
  }
}
