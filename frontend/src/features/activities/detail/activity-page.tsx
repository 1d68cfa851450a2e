import { Button, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { sentenceOf } from '../../../app/problem.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { usePageTitle } from '../../../ui/page.tsx';
import { nameOf, type Activity } from '../activity.ts';
import { useGetPublicActivityQuery } from '../public/public.api.ts';
import styles from './activity-page.module.css';
import { DeleteActivity } from './delete-activity.tsx';
import { DeleteRide } from './rides/delete-ride.tsx';
import { SessionFacts } from './edit/session-facts.tsx';
import { useMarks } from './marks/use-marks.ts';
import { ScrollButtons } from './scroll-buttons.tsx';
import { SessionHeader } from './session-header.tsx';
import { SessionView } from './session-view.tsx';
import type { Session } from './session/session.ts';
import { useSession } from './session/use-session.ts';
import { useViewOptions } from './session/use-view-options.tsx';

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
  usePageTitle(isLoading ? 'Activity' : 'Activity not found');
  if (isLoading) return <LoadingSession />;
  if (data !== undefined) return <Navigate to={`/public/activity/${encodeURIComponent(urlHash)}`} replace />;
  return (
    <ErrorState
      wholePage
      title="Activity not found"
      message="It may have been deleted, or the link is incomplete."
    >
      <BackToUpload />
    </ErrorState>
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

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

function LoadedSession({ activity, session }: { activity: Activity; session: Session }) {
  const { state } = useLocation() as { state: { duplicate?: boolean } | null };
  const duplicate = state?.duplicate;
  const [deleting, setDeleting] = useState(false);
  const [deletingRide, setDeletingRide] = useState<number | null>(null);
  const marks = useMarks(activity);
  const options = useViewOptions(session);
  usePageTitle(nameOf(activity));
  return (
    <>
      <SessionHeader
        activity={activity}
        session={session}
        upload={duplicate === undefined ? null : { duplicate }}
        viewGroup={options.group}
        onDelete={() => setDeleting(true)}
      />
      <SessionView
        session={session}
        options={options}
        onDeleteRide={setDeletingRide}
        owner={{ activity, marks }}
      />
      <SessionFacts activity={activity} />
      <ScrollButtons />
      {options.dialog}
      <DeleteActivity activity={activity} opened={deleting} onClose={() => setDeleting(false)} />
      <DeleteRide activity={activity} rideId={deletingRide} onClose={() => setDeletingRide(null)} />
    </>
  );
}

/** One session: /activity/{url_hash}. */
export function ActivityPage() {
  const { urlHash = '' } = useParams();
  const state = useSession(urlHash);
  return (
    <div className={styles.page}>
      {state.phase === 'loading' && <LoadingSession />}
      {state.phase === 'failed' &&
        (isMissing(state.error) ? (
          <ForeignSession urlHash={urlHash} />
        ) : (
          <FailedSession error={state.error} retry={state.retry} />
        ))}
      {state.phase === 'ready' && (
        <LoadedSession key={urlHash} activity={state.activity} session={state.session} />
      )}
    </div>
  );
}
