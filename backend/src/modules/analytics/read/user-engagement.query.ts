import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { AnalyticsStore, type Question } from '../adapters/analytics-store.ts';
import type { EngagementQuery, EngagementRow } from '../engagement.schema.ts';
import { Today } from './today.ts';

export const userEngagement: Question = {
  name: 'user-engagement',
  sql: `-- Users with their living activities. Emails and usernames are not in this database: they are joined by user_id.
-- $users are ids with commas between them, or nothing for all users. The rows to show are found by id first: sorting
-- whole rows takes five times as long.
WITH ranked AS (
  SELECT
    user_id,
    CASE $sort
      WHEN 'user_id' THEN user_id
      WHEN 'total_activities' THEN activities
      WHEN 'manual_activities' THEN manual
      WHEN 'garmin_activities' THEN garmin
      WHEN 'strava_activities' THEN strava
      WHEN 'public_activities' THEN shared
      WHEN 'is_active' THEN CASE WHEN last_day >= $today::DATE - 90 THEN 1 ELSE 0 END
      WHEN 'created_at' THEN epoch_ms(registered_at)
    END * CASE $order WHEN 'desc' THEN -1 ELSE 1 END AS rank
  FROM people
  WHERE counted_at IS NOT NULL
    AND ($users = '' OR user_id IN (SELECT TRY_CAST(unnest(string_split($users, ',')) AS BIGINT)))
  ORDER BY rank NULLS LAST, user_id
  LIMIT $limit
)
SELECT
  user_id::DOUBLE AS user_id,
  activities AS total_activities,
  manual AS manual_activities,
  garmin AS garmin_activities,
  strava AS strava_activities,
  shared AS public_activities,
  coalesce(last_day >= $today::DATE - 90, false) AS is_active,
  strftime(registered_at, '%Y-%m-%dT%H:%M:%S.%gZ') AS created_at
FROM ranked
JOIN people USING (user_id)
ORDER BY rank NULLS LAST, ranked.user_id
`,
};

type Name = Pick<EngagementRow, 'email' | 'username'>;
type Figures = Omit<EngagementRow, keyof Name>;
type NameColumn = keyof Name;

/**
 * Joins figures of DuckDB with emails and usernames of Postgres. The column that is sorted by decides which of the
 * two is asked first. A person whom only one of them knows, because the other is behind, is left out.
 */
@Injectable()
export class UserEngagementQuery {
  constructor(
    private readonly store: AnalyticsStore,
    @Inject(DATABASE) private readonly database: Database,
    private readonly today: Today,
  ) {}

  async rows({ sort, order, limit }: EngagementQuery): Promise<readonly EngagementRow[]> {
    if (sort === 'email' || sort === 'username') {
      const names = await this.namesBy(sort, order, limit);
      const figures = await this.figures('user_id', order, limit, [...names.keys()]);
      const figuresOf = new Map(figures.map((row) => [row.user_id, row]));
      return [...names].flatMap(([userId, name]) => join(figuresOf.get(userId), name));
    }
    const figures = await this.figures(sort, order, limit);
    const names = await this.namesOf(figures.map(({ user_id }) => user_id));
    return figures.flatMap((row) => join(row, names.get(row.user_id)));
  }

  private figures(
    sort: keyof Figures,
    order: string,
    limit: number,
    users?: readonly number[],
  ): Promise<readonly Figures[]> {
    if (users?.length === 0) return Promise.resolve([]);
    const today = this.today.day;
    return this.store.ask<Figures>(userEngagement, { today, sort, order, limit, users: users?.join() ?? '' });
  }

  /** In this order; people without a username last in both. */
  private async namesBy(column: NameColumn, order: 'asc' | 'desc', limit: number) {
    const direction = order === 'asc' ? 'ASC' : 'DESC';
    const last = column === 'username' ? 'NULLS LAST' : '';
    return byId(
      await this.database.query<StoredName>(
        `SELECT user_id, email, username FROM read_analytics_people.person WHERE is_counted
         ORDER BY lower(${column}) COLLATE "C" ${direction} ${last}, user_id ${column === 'email' ? direction : ''}
         LIMIT $1`,
        [limit],
      ),
    );
  }

  private async namesOf(users: readonly number[]) {
    return byId(
      await this.database.query<StoredName>(
        'SELECT user_id, email, username FROM read_analytics_people.person WHERE user_id = ANY($1::bigint[])',
        [users],
      ),
    );
  }
}

interface StoredName extends Name {
  readonly user_id: string;
}

const byId = (rows: readonly StoredName[]) =>
  new Map(rows.map(({ user_id, email, username }) => [Number(user_id), { email, username }]));

const join = (figures: Figures | undefined, name: Name | undefined): EngagementRow[] =>
  figures === undefined || name === undefined ? [] : [{ ...figures, ...name }];
