import { Button, Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { sentenceOf, statusOf } from '../../app/problem.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { EmptyState, ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { usePageTitle } from '../../ui/page.tsx';
import styles from '../session/activity-page.module.css';
import { FirstView } from '../session/first-view.tsx';
import header from '../session/session-header.module.css';
import { createSession } from '../session/page/session.ts';
import { trackOf } from '../../activity/track-cache.ts';
import { SharedBy } from './shared-by.tsx';
import { TrackYourOwn } from './track-your-own.tsx';
import { VisitorBanner } from './visitor-banner.tsx';
import { publicTrackKey, useGetPublicActivityQuery } from '../../activity/public.api.ts';

/** The first view of a shared session, then the page with its map, charts and tables. */
const LoadedSession = lazyPart(async () => (await import('./shared-session.tsx')).SharedSession, {
  Waiting: ({ activity, session }) => (
    <FirstView
      activity={activity}
      session={session}
      origin={<SharedBy activity={activity} />}
      share={<Skeleton className={header.share} w={{ base: 46, md: 54 }} h={36} />}
      isWide
    />
  ),
});

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const missing = statusOf(error) === 404;
  usePageTitle(missing ? 'Activity Not Found' : 'Error');
  return missing ? (
    <EmptyState
      wholePage
      title="Activity Not Found"
      message="This activity doesn't exist or is not public."
    />
  ) : (
    <ErrorState wholePage message={sentenceOf(error, 'Failed to load activity.')}>
      <Button onClick={retry}>Try again</Button>
    </ErrorState>
  );
}

/** A shared session: /public/activity/{url_hash}. */
export function PublicActivityPage() {
  const { urlHash = '' } = useParams();
  const { currentData: activity, error, refetch } = useGetPublicActivityQuery(urlHash);
  const track = activity === undefined ? undefined : trackOf(publicTrackKey(urlHash));
  const session = useMemo(
    () => (activity === undefined || track === undefined ? null : createSession(activity, track)),
    [activity, track],
  );
  return (
    <div className={styles.page} data-visitors>
      {error === undefined && <VisitorBanner />}
      {error !== undefined && <Failed error={error} retry={() => void refetch()} />}
      {error === undefined && session === null && <LoadingBlock label="Loading the session" />}
      {error === undefined && session !== null && activity !== undefined && (
        <LoadedSession key={urlHash} activity={activity} session={session} />
      )}
      {(error !== undefined || session !== null) && <TrackYourOwn />}
    </div>
  );
}
