import { Controller, Get, Inject, Injectable } from '@nestjs/common';
import { SERVICES, sessionName } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { type KnownSession, KnownSessions } from '../../activities/index.ts';
import { activitiesByKey, type Connection, MOST_LISTED } from '../connection.aggregate.ts';
import { answersOf } from '../connections.schema.ts';
import type { ServiceName } from '../events/connection-events.ts';
import type { ListedActivity } from '../events/sync-events.ts';
import { SERVICE_BY_NAME } from '../services/services.ts';
import { alreadyHere, comparableStart, START_TOLERANCE_MS } from './already-here.ts';

const DEFAULT_PAGE = 100;
const Page = Type.Object(
  {
    page: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_LISTED,
        description: 'The whole list without it',
        errorMessage: `page is a whole number from 1 to ${MOST_LISTED}`,
      }),
    ),
    per_page: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_LISTED,
        description: `${DEFAULT_PAGE} without it`,
        errorMessage: `per_page is a whole number from 1 to ${MOST_LISTED}`,
      }),
    ),
  },
  { additionalProperties: false },
);
type Page = Static<typeof Page>;

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

  async list(service: ServiceName, owner: number, page: Page = {}) {
    const [row] = await this.database.query<{ connection: Connection | null }>(
      'SELECT document -> $2 AS connection FROM read_connections.connections WHERE owner = $1',
      [owner, service],
    );
    if (!row?.connection) return { activities: [], total: 0, full_at: null };
    const { analyses } = row.connection;
    const live = await this.sessions.among(
      owner,
      analyses.map(({ urlHash }) => urlHash),
    );
    const urlHashes = new Map(
      analyses
        .filter(({ urlHash }) => live.has(urlHash))
        .map(({ sourceId, urlHash }) => [sourceId, urlHash] as const),
    );
    const all = [...activitiesByKey(service, row.connection)].sort(([, a], [, b]) =>
      b.localStart.localeCompare(a.localStart),
    );
    const activities = pageOf(all, page);
    const waiting = activities.filter(([, { sourceId }]) => !urlHashes.has(sourceId));
    const sessions = await this.sessionsAround(
      owner,
      waiting.map(([, activity]) => activity),
    );
    const answers = activities.map(([key, activity]) => {
      const urlHash = urlHashes.get(activity.sourceId) ?? null;
      const known = urlHash === null ? alreadyHere(activity, sessions) : undefined;
      return answer(service, { ...activity, key, urlHash, known });
    });
    const isFull = row.connection.activities.length === MOST_LISTED;
    return { activities: answers, total: all.length, full_at: isFull ? MOST_LISTED : null };
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

/** The whole list without a page. */
const pageOf = <Row>(rows: readonly Row[], { page, per_page: size = DEFAULT_PAGE }: Page) =>
  page === undefined ? rows : rows.slice((page - 1) * size, page * size);

const answer = (service: ServiceName, activity: Listed) => ({
  activity_name: sessionName(activity.name),
  activity_date: activity.localStart,
  activity_type: activity.type,
  is_analyzed: activity.urlHash !== null,
  analyzed_activity_url_hash: activity.urlHash,
  known_session: activity.known ? { url_hash: activity.known.urlHash, source: activity.known.source } : null,
  has_track: activity.hasTrack,
  distance: activity.distance,
  duration: activity.seconds,
  device: activity.device,
  ...SERVICE_BY_NAME[service].fieldsOf(activity, activity.key),
});

export const listedActivitiesRoutes = SERVICES.map((service) => {
  const { title } = SERVICE_BY_NAME[service];

  @Controller(`connect/${service}/activities`)
  class ListedActivitiesHttp {
    constructor(private readonly listed: ListedActivitiesQuery) {}

    @Expensive('list')
    @Get()
    @Answers({
      summary: `Your activities that were synced from ${title}`,
      200: answersOf(service).Activities,
    })
    [`${service}Activities`](@Actor() { id: owner }: ActorIdentity, @CheckedQuery(Page) page: Page) {
      return this.listed.list(service, owner, page);
    }
  }
  return ListedActivitiesHttp;
});
