import { Button, Flex } from '@mantine/core';
import { IconMovie } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useIsSignedIn } from '../../app/hooks.ts';
import { sentenceOf } from '../../app/problem.ts';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { EmptyState, ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { useGetActivityListQuery } from '../../activity/activities.api.ts';
import { SessionTime } from '../../activity/session-time.tsx';
import styles from './editor-page.module.css';

const TRIM = 'Trim a long session video down to just the waves you rode.';
const OWN = `${TRIM} Your video stays on your device: nothing is uploaded.`;

/** Leads to the video editor: the configured one, or the video tab of a session. */
export function VideoEditorPage() {
  const { data: site, isLoading } = useGetSiteQuery();
  const isSignedIn = useIsSignedIn();
  const isElsewhere = typeof site?.video_editor_url === 'string';
  return (
    <Page
      title={PUBLIC_PAGES['/video-editor-page'].title}
      width="reading"
      description={PUBLIC_PAGES['/video-editor-page'].description}
    >
      {isLoading ? (
        <LoadingBlock label="Loading the page" rows={2} />
      ) : isElsewhere ? (
        <EmptyState
          icon={IconMovie}
          message={`${TRIM} The Surf Video Editor is a desktop app. You'll need an activation key, free with every account.`}
        >
          <Button component={Link} to="/video-editor" reloadDocument>
            Open the Video Editor
          </Button>
          <Button component={Link} to="/activate-video-editor" variant="default">
            Get your activation key
          </Button>
        </EmptyState>
      ) : isSignedIn ? (
        <Sessions />
      ) : (
        <EmptyState icon={IconMovie} message={OWN}>
          <Button component={Link} to="/login">
            Log in
          </Button>
        </EmptyState>
      )}
    </Page>
  );
}

/** All sessions, newest first, each with a link to its video. */
function Sessions() {
  const waves = useGetActivityListQuery('traveling_waves');
  const standing = useGetActivityListQuery('standing_waves');
  const error = waves.error ?? standing.error;
  if (error !== undefined) return <ErrorState message={sentenceOf(error, 'Failed to load activities')} />;
  if (waves.data === undefined || standing.data === undefined) {
    return <LoadingBlock label="Loading your sessions" />;
  }
  const timeOf = (time: string | null) => (time === null ? 0 : Date.parse(time));
  const sessions = [...waves.data, ...standing.data].sort(
    (a, b) => timeOf(b.activity_time) - timeOf(a.activity_time),
  );
  if (sessions.length === 0) {
    return (
      <EmptyState icon={IconMovie} message={`${OWN} Upload a session first.`}>
        <Button component={Link} to="/upload">
          Upload Activity
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <p>{OWN} Choose the session that you filmed.</p>
      <Flex component="ul" direction="column" gap={8} my="md">
        {sessions.map((session) => (
          <li key={session.url_hash}>
            <Link className={styles.session} to={`/activity/${session.url_hash}?tab=video`}>
              <span>{session.activity_name}</span>
              <SessionTime session={session} />
            </Link>
          </li>
        ))}
      </Flex>
    </>
  );
}
