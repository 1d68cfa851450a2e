import { Paper } from '@mantine/core';
import { sentenceOf } from '../../../app/problem.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { Page } from '../../../ui/page.tsx';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { nameOf } from '../activity.ts';
import { GoneSessions } from './gone-sessions.tsx';
import { bestOf, type CompareRow } from './compare-rows.ts';
import type { ComparedSession } from './compare.api.ts';
import styles from './compare-view.module.css';
import { RidesSideBySide } from './rides-side-by-side.tsx';

interface Props<Session> {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** The url_hashes to compare, as the address has them. */
  readonly hashes: readonly string[];
  readonly sessions: readonly Session[] | undefined;
  readonly error: unknown;
  readonly rows: readonly CompareRow<Session>[];
}

/** One column a session, one row a figure; the best of a row is marked. */
export function CompareView<Session extends ComparedSession>(props: Props<Session>) {
  const { title, back, hashes, sessions, error, rows } = props;
  const failed = hashes.length === 0 ? 'No activities selected for comparison' : null;
  return (
    <Page title={title} lead={<RouterAnchor to={back.to}>{back.label}</RouterAnchor>}>
      {failed !== null && <ErrorState message={failed} />}
      {failed === null && error !== undefined && (
        <ErrorState message={sentenceOf(error, 'Failed to load comparison data')} />
      )}
      {failed === null && error === undefined && sessions === undefined && (
        <LoadingBlock label="Loading the comparison" />
      )}
      {failed === null && sessions?.length === 0 && <EmptyState message="No activities to compare" />}
      {failed === null && sessions !== undefined && sessions.length > 0 && (
        <>
          <GoneSessions asked={hashes.length} found={sessions.length} />
          <Paper withBorder className={styles.frame} tabIndex={0} role="region" aria-label={title}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <td />
                  {sessions.map((session) => (
                    <th key={session.id} scope="col">
                      <RouterAnchor to={`/activity/${session.url_hash}`}>{nameOf(session)}</RouterAnchor>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const best = bestOf(row, sessions);
                  return (
                    <tr key={row.label}>
                      <th scope="row">{row.label}</th>
                      {sessions.map((session) => (
                        <td key={session.id} data-best={best.has(session) || undefined}>
                          {row.write(session)}
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </Paper>
          <RidesSideBySide sessions={sessions} />
        </>
      )}
    </Page>
  );
}
