import { Skeleton } from '@mantine/core';
import { formatCount } from '../../../lib/format.ts';
import { SortSelect } from '../../../ui/sort-select.tsx';
import { TableFrame } from '../../../ui/table.tsx';
import type { EngagementRow } from '../../../app/api-types.ts';
import {
  COLUMN_MEANINGS,
  createdOf,
  engagementColumns,
  StatusBadge,
  usernameOf,
} from './engagement-columns.tsx';
import { FRAME_HEIGHT, type EngagementListProps } from './engagement-table.tsx';
import styles from './engagement.module.css';

const WAITING_CARDS = 5;
const COUNTS = [
  ['Total', 'total_activities'],
  ['Manual', 'manual_activities'],
  ['Garmin', 'garmin_activities'],
  ['Strava', 'strava_activities'],
  ['Public', 'public_activities'],
] as const;

const sortOptions = engagementColumns.map(({ id = '', meta }) => ({
  id,
  title: meta?.title ?? '',
  directions: meta?.directions,
}));

/** Users with their activities as a list of cards, below a select that sorts it. */
export function EngagementCards({ users, sorting, onSorting, busy }: EngagementListProps) {
  return (
    <>
      <div className={styles.tools}>
        <SortSelect options={sortOptions} sort={sorting[0]} onSort={(sort) => onSorting([sort])} />
        <Meanings />
      </div>
      <TableFrame label="Users and their activities" height={FRAME_HEIGHT}>
        <ol className={styles.cards} aria-label="User Engagement" aria-busy={busy}>
          {users === undefined &&
            Array.from({ length: WAITING_CARDS }, (_, card) => (
              <li key={card}>
                <Skeleton height="5rem" />
              </li>
            ))}
          {users?.length === 0 && <li>No users yet</li>}
          {users?.map((user, index) => (
            <UserCard key={user.user_id} user={user} number={index + 1} />
          ))}
        </ol>
      </TableFrame>
    </>
  );
}

function UserCard({ user, number }: { user: EngagementRow; number: number }) {
  return (
    <li>
      <div className={styles.head}>
        <span className={styles.number}>{number}</span>
        <span className={styles.email}>{user.email}</span>
        <StatusBadge {...user} />
      </div>
      <div className={styles.person}>
        {usernameOf(user)} · ID {user.user_id} · {createdOf(user)}
      </div>
      <dl className={styles.counts}>
        {COUNTS.map(([label, field]) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{formatCount(user[field])}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The tooltips of the table's columns, which the cards lack. */
const Meanings = () => (
  <details className={styles.meanings}>
    <summary>What is counted</summary>
    <dl>
      {Object.entries(COLUMN_MEANINGS).map(([title, meaning]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
