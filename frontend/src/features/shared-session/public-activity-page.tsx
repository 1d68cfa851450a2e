import { Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useIsSignedIn } from '../../app/hooks.ts';
import { sentenceOf, statusOf } from '../../app/problem.ts';
import { useOffered } from '../../app/site.api.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { EmptyState, ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { usePageTitle } from '../../ui/page.tsx';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import styles from '../session/activity-page.module.css';
import { FirstView } from '../session/first-view.tsx';
import header from '../session/session-header.module.css';
import { createSession } from '../session/page/session.ts';
import { trackOf } from '../../activity/track-cache.ts';
import { SharedBy } from './shared-by.tsx';
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

/** Above a shared session: what a visitor looks at, and the way in. */
function VisitorBanner() {
  if (useIsSignedIn()) return null;
  return (
    <Text size="sm" c="dimmed" mb="sm" role="region" aria-label="About this page">
      Viewing public activity from Rideline. <RouterAnchor to="/login">Log in</RouterAnchor>
    </Text>
  );
}

/** The end of a shared session for visitors: what this page is, and the way to one's own sessions. */
function TrackYourOwn() {
  const isSignedIn = useIsSignedIn();
  const { registration } = useOffered();
  if (isSignedIn || !registration) return null;
  return (
    <Paper withBorder p="lg" mt="xl" component="section" aria-labelledby="track-your-own">
      <Title order={2} size="h3" id="track-your-own">
        Track your own
      </Title>
      <Text mt={4} mb="md">
        Upload the file from your watch or phone and see every wave you rode: how far, how fast and where.
        Free, with any device.
      </Text>
      <Button component={Link} to="/register">
        Create your account
      </Button>
    </Paper>
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
