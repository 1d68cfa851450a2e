import { Controller, Get, Header, Inject } from '@nestjs/common';
import { type SessionEffort, SURF_TYPES, type SurfType } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';
import { OneOf } from '../../../../kernel/event-store/fields.ts';
import { Actor, type ActorIdentity } from '../../../../platform/admission/actor.ts';
import { Answers } from '../../../../platform/http/openapi/answers.ts';
import { CheckedQuery } from '../../../../platform/http/requests/parameters.ts';
import { VersionCache } from '../../../../kernel/projections/version-cache.ts';
import { ActivityListItem } from '../../activity.schema.ts';
import { EFFORT_OF_SESSION, SessionEfforts } from '../../adapters/session-efforts.ts';
import { PLACE_OF_START, SessionPlaces } from '../../adapters/session-places.ts';
import { SessionConditions } from '../../session-conditions.port.ts';
import { SpotNames } from '../../spot-names.port.ts';
import type { VesselName } from '../vessel-names.projection.ts';
import type { StoredActivity } from './activities.projection.ts';
import { activityItem } from './activity-answer.ts';
import { attemptFlowsOf, ATTEMPTS, type StoredAttempts } from './attempt-flows.ts';
import { SessionVersions } from './session-versions.ts';

/** Lists in the cache; one of a thousand activities takes half a megabyte. */
const MOST_CACHED = 100;

const Filter = Type.Object({
  surf_type: Type.Optional(
    OneOf(SURF_TYPES, { errorMessage: 'surf_type is traveling_waves or standing_waves' }),
  ),
});

interface ListedActivity extends Pick<StoredActivity, 'document'> {
  readonly vessel: VesselName | null;
  readonly place: string | null;
  /** Of a standing-wave session. */
  readonly attempts: StoredAttempts | null;
  readonly effort: SessionEffort | null;
}

@Controller('activities')
export class ActivityListHttp {
  private readonly cache = new VersionCache<Buffer>(MOST_CACHED);

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly places: SessionPlaces,
    private readonly spots: SpotNames,
    private readonly conditions: SessionConditions,
    private readonly efforts: SessionEfforts,
    private readonly versions: SessionVersions,
  ) {}

  @Expensive('list')
  @Get()
  @Answers({ summary: 'Your activities, newest first', 200: Type.Array(ActivityListItem) })
  @Header('content-type', 'application/json; charset=utf-8')
  async list(
    @Actor() { id: owner }: ActorIdentity,
    @CheckedQuery(Filter) { surf_type: surfType }: Static<typeof Filter>,
  ): Promise<Buffer> {
    const [sessions, names] = await Promise.all([this.versions.of(owner), this.spots.versionOf(owner)]);
    return this.cache.get(`${owner} ${surfType ?? ''}`, `${sessions} ${names}`, () =>
      this.read(owner, surfType),
    );
  }

  private async read(owner: number, surfType: SurfType | undefined): Promise<Buffer> {
    const [spots] = await Promise.all([
      this.spots.chosenBy(owner),
      this.places.find(owner),
      this.efforts.find(owner),
    ]);
    const activities = await this.database.query<ListedActivity>(
      `SELECT a.document, v.document AS vessel, p.name AS place,
         CASE WHEN a.surf_type = 'standing_waves' THEN ${ATTEMPTS} END AS attempts,
         e.effort - 'heartRateSeconds' - 'rides' AS effort
       FROM read_activities.activity a LEFT JOIN read_activity_vessels.vessel v ON v.vessel_id = a.vessel_id
       LEFT JOIN ${PLACE_OF_START}
       LEFT JOIN ${EFFORT_OF_SESSION}
       WHERE a.owner = $1 AND ($2::text IS NULL OR a.surf_type = $2)
       ORDER BY a.activity_time DESC NULLS LAST, a.activity_id DESC`,
      [owner, surfType ?? null],
      'list-activities',
    );
    const flows = await attemptFlowsOf(this.conditions, activities);
    return Buffer.from(
      JSON.stringify(
        activities.map(({ document, vessel, place, effort }) =>
          activityItem(
            document,
            vessel,
            { place, spot: spots.get(document.urlHash) ?? null },
            flows.get(document.urlHash) ?? null,
            effort,
          ),
        ),
      ),
    );
  }
}
