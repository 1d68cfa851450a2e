import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { AnalyticsStore } from '../adapters/analytics-store.ts';
import { questionFrom } from '../adapters/question.ts';
import type { EngagementQuery, EngagementRow } from '../engagement.schema.ts';
import { Today } from './today.ts';

export const userEngagement = questionFrom(import.meta.url, './user-engagement.sql');

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
