import { Button, Skeleton, Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { sentenceOf, statusOf } from '../../app/problem.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { usePageTitle } from '../../ui/page.tsx';
import { useGetPublicActivityQuery } from '../../activity/public.api.ts';
import styles from './activity-page.module.css';
import type { OwnedSession } from './own-session.tsx';
import { useGetSessionRecordsQuery } from './records/session-records.api.ts';
import { useSession } from './page/use-session.ts';

const BackToUpload = () => (
  <Button component={Link} to="/upload" variant="default">
    Back to Upload
  </Button>
);

function LoadingSession() {
  return (
    <Stack role="status" aria-label="Loading the session" gap="lg">
      <Skeleton height={36} width="60%" />
      <Skeleton height={150} />
      <Skeleton height={380} />
    </Stack>
  );
}

/** A session of another account: leads to its public page, or says that there is none. */
function ForeignSession({ urlHash }: { urlHash: string }) {
  const { data, isLoading } = useGetPublicActivityQuery(urlHash);
  const { search } = useLocation();
  usePageTitle(isLoading ? 'Activity' : 'Activity not found');
  if (isLoading) return <LoadingSession />;
  if (data !== undefined) {
    const pathname = `/public/activity/${encodeURIComponent(urlHash)}`;
    return <Navigate to={{ pathname, search }} replace />;
  }
  return (
    <EmptyState
      wholePage
      title="Activity not found"
      message="It may have been deleted, or the link is incomplete."
    >
      <BackToUpload />
    </EmptyState>
  );
}

function FailedSession({ error, retry }: { error: unknown; retry: () => void }) {
  usePageTitle('Error');
  return (
    <ErrorState wholePage message={sentenceOf(error, 'Failed to load activity details')}>
      <Button onClick={retry}>Try again</Button>
      <BackToUpload />
    </ErrorState>
  );
}

/** One session: /activity/{url_hash}. @param Owned the owner's session, with its map, charts, tables and tools */
export function ActivityPage({ Owned }: { Owned: ComponentType<OwnedSession> }) {
  const { urlHash = '' } = useParams();
  const state = useSession(urlHash);
  // Asked for together, so that their lines move nothing when they come.
  useGetSessionRecordsQuery(urlHash);
  return (
    <div className={styles.page}>
      {state.phase === 'loading' && <LoadingSession />}
      {state.phase === 'failed' &&
        (statusOf(state.error) === 404 ? (
          <ForeignSession urlHash={urlHash} />
        ) : (
          <FailedSession error={state.error} retry={state.retry} />
        ))}
      {state.phase === 'ready' && <Owned key={urlHash} activity={state.activity} session={state.session} />}
    </div>
  );
}
