import { Alert, Button, Paper, Text } from '@mantine/core';
import { IconInfoCircle, IconTrophyFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { sentenceOf, statusOf } from '../../app/problem.ts';
import { EmptyState, ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { RoughNote } from '../../activity/rough-note.tsx';
import { bestOf, type CompareRow, knownRows, withLargerRough } from './compare-rows.ts';
import type { RunningRecord, StandingRecord } from '../../app/api-types.ts';
import styles from './compare-view.module.css';
import { RidesSideBySide } from './rides-side-by-side.tsx';
import { TracksAndSpeeds } from './tracks-and-speeds.tsx';

/** How many sessions of a compare link no longer exist. */
function MissingSessions({ requested, found }: { requested: number; found: number }) {
  const missing = requested - found;
  if (missing === 0) return null;
  return (
    <Alert color="gray" variant="light" mb="md" role="status" icon={<IconInfoCircle size={20} />}>
      {missing} of {requested} activities {missing === 1 ? "isn't" : "aren't"} available anymore.
    </Alert>
  );
}

interface Props<Session> {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** The url_hashes to compare. */
  readonly hashes: readonly string[];
  readonly sessions: readonly Session[] | undefined;
  readonly error: unknown;
  readonly rows: readonly CompareRow<Session>[];
}

const FAILED = 'Failed to load comparison data';

/** Why there is nothing to compare: no session, too few or too many were chosen, or all are gone. Null otherwise. */
function nothingToCompare({
  hashes,
  error,
  sessions,
}: Pick<Props<unknown>, 'hashes' | 'error' | 'sessions'>) {
  if (hashes.length === 0) return 'No activities selected for comparison';
  if (statusOf(error) === 400) return sentenceOf(error, FAILED);
  return sessions?.length === 0 ? 'No activities to compare' : null;
}

/** The names of the values, and a column for each session. */
const columnsOf = <Session extends RunningRecord | StandingRecord>(
  sessions: readonly Session[],
): readonly Column<CompareRow<Session>>[] => [
  { id: 'label', title: '', names: true, cell: ({ label }) => label },
  ...sessions.map((session): Column<CompareRow<Session>> => ({
    id: String(session.id),
    title: session.activity_name,
    head: (
      <RouterAnchor to={`/activity/${session.url_hash}`} inherit data-apart>
        <Text span inherit lineClamp={2} title={session.activity_name}>
          {session.activity_name}
        </Text>
      </RouterAnchor>
    ),
    cell: (row) =>
      bestOf(row, sessions).has(session) ? (
        <b>
          {row.write(session)}
          <IconTrophyFilled size={15} className={styles.best} role="img" aria-label="Best" />
        </b>
      ) : (
        row.write(session)
      ),
  })),
];

/** A table with a column per session and a row per value; the best value of a row is marked. */
export function CompareView<Session extends RunningRecord | StandingRecord>(props: Props<Session>) {
  const { title, back, hashes, sessions, error, rows } = props;
  const nothing = nothingToCompare(props);
  return (
    <Page
      title={title}
      lead={
        <RouterAnchor to={back.to} data-apart>
          {back.label}
        </RouterAnchor>
      }
    >
      {nothing !== null && (
        <EmptyState message={nothing}>
          <Button component={Link} to={back.to}>
            Choose sessions
          </Button>
        </EmptyState>
      )}
      {nothing === null && error !== undefined && <ErrorState message={sentenceOf(error, FAILED)} />}
      {nothing === null && error === undefined && sessions === undefined && (
        <LoadingBlock label="Loading the comparison" />
      )}
      {nothing === null && sessions !== undefined && (
        <>
          <MissingSessions requested={hashes.length} found={sessions.length} />
          <TracksAndSpeeds hashes={sessions.map(({ url_hash }) => url_hash)} />
          <Paper withBorder className={styles.frame} tabIndex={0} role="region" aria-label={title}>
            <Table
              label={title}
              className={styles.table}
              columns={columnsOf(sessions)}
              rows={knownRows(rows, sessions)}
              keyOf={({ label }) => label}
            />
          </Paper>
          <RoughNote
            links={withLargerRough(rows, sessions).map(({ url_hash, activity_name }) => (
              <RouterAnchor to={`/activity/${url_hash}`} size="sm">
                {activity_name}
              </RouterAnchor>
            ))}
          />
          <RidesSideBySide sessions={sessions} />
        </>
      )}
    </Page>
  );
}
