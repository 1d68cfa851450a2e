import { Controller, Get, Inject, Injectable } from '@nestjs/common';
import { sessionName } from '@rideline/detection-engine';
import type { Static } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { type KnownSession, KnownSessions } from '../../../activities/index.ts';
import { activitiesByKey, type Connection } from '../../connection.aggregate.ts';
import {
  GarminActivities,
  type GarminActivity,
  StravaActivities,
  type StravaActivity,
} from '../../connections.schema.ts';
import type { ServiceName } from '../../events/connection-events.ts';
import type { ListedActivity } from '../../events/sync-events.ts';
import { alreadyHere, comparableStart, START_TOLERANCE_MS } from './already-here.ts';

interface Listed extends ListedActivity {
  /** The activity's key in addresses. */
  readonly key: string;
  /** The session made from it, unless it was deleted. */
  readonly urlHash: string | null;
  /** The session that starts at its time and came another way. */
  readonly known: KnownSession | undefined;
}

/** The synced activities of a person, newest first. */
@Injectable()
export class ListedActivitiesQuery {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly sessions: KnownSessions,
  ) {}

  async strava(owner: number): Promise<Static<typeof StravaActivity>[]> {
    const listed = await this.listed('strava', owner);
    return listed.map((activity) => ({
      ...answer(activity),
      activity_date: activity.localStart,
      strava_activity_id: activity.sourceId,
      start_date: activity.startTime === null ? null : new Date(activity.startTime).toISOString(),
      type: activity.type,
      time_hidden: activity.isTimeHidden,
    }));
  }

  async garmin(owner: number): Promise<Static<typeof GarminActivity>[]> {
    const listed = await this.listed('garmin', owner);
    return listed.map((activity) => ({ ...answer(activity), activity_date: activity.key }));
  }

  private async listed(service: ServiceName, owner: number): Promise<readonly Listed[]> {
    const [row] = await this.database.query<{ connection: Connection | null; live: string[] }>(
      `SELECT document -> $2 AS connection, ARRAY(
         SELECT url_hash FROM read_analyzed_activities.analyzed_activity a WHERE a.owner = c.owner
       ) AS live
       FROM read_connections.connections c WHERE owner = $1`,
      [owner, service],
    );
    if (!row?.connection) return [];
    const live = new Set(row.live);
    const { analyses } = row.connection;
    const urlHashes = new Map(
      analyses
        .filter(({ urlHash }) => live.has(urlHash))
        .map(({ sourceId, urlHash }) => [sourceId, urlHash] as const),
    );
    const activities = [...activitiesByKey(service, row.connection)];
    const waiting = activities.filter(([, { sourceId }]) => !urlHashes.has(sourceId));
    const sessions = await this.sessionsAround(
      owner,
      waiting.map(([, activity]) => activity),
    );
    return activities
      .map(([key, activity]) => {
        const urlHash = urlHashes.get(activity.sourceId) ?? null;
        const known = urlHash === null ? alreadyHere(activity, sessions) : undefined;
        return { ...activity, key, urlHash, known };
      })
      .sort((a, b) => b.localStart.localeCompare(a.localStart));
  }

  /** One range for the whole list: a list covers months, and a person has few sessions in them. */
  private async sessionsAround(
    owner: number,
    activities: readonly ListedActivity[],
  ): Promise<readonly KnownSession[]> {
    const starts = activities.map(comparableStart).filter((start) => start !== null);
    if (starts.length === 0) return [];
    const [first, last] = [Math.min(...starts), Math.max(...starts)];
    return this.sessions.startingWithin(owner, first - START_TOLERANCE_MS, last + START_TOLERANCE_MS);
  }
}

const answer = (activity: Listed) => ({
  activity_name: sessionName(activity.name),
  activity_type: activity.type,
  is_analyzed: activity.urlHash !== null,
  analyzed_activity_url_hash: activity.urlHash,
  known_session: activity.known ? { url_hash: activity.known.urlHash, source: activity.known.source } : null,
  has_track: activity.hasTrack,
  distance: activity.distance,
  duration: activity.seconds,
  device: activity.device,
});

@Controller('connect')
export class ListedActivitiesHttp {
  constructor(private readonly listed: ListedActivitiesQuery) {}

  @Get('strava/activities')
  @Answers({ summary: 'Your activities that were synced from Strava', 200: StravaActivities })
  async strava(@Actor() { id: owner }: ActorIdentity) {
    return { activities: await this.listed.strava(owner) };
  }

  @Get('garmin/activities')
  @Answers({ summary: 'Your activities that were synced from Garmin', 200: GarminActivities })
  async garmin(@Actor() { id: owner }: ActorIdentity) {
    return { activities: await this.listed.garmin(owner) };
  }
}
