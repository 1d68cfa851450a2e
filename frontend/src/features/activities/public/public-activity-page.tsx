import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useIsSignedIn } from '../../../app/hooks.ts';
import { usePreferences } from '../../../app/me.api.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { garminDevice } from '../../../lib/garmin-device.ts';
import { isWebAddress } from '../../../lib/web-address.ts';
import { ErrorState, LoadingBlock } from '../../../ui/states.tsx';
import { usePageTitle } from '../../../ui/page.tsx';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { nameOf } from '../activity.ts';
import { mapAddress } from '../files.api.ts';
import styles from '../detail/activity-page.module.css';
import { ParametersDialog } from '../detail/detection/parameters-dialog.tsx';
import { SessionView } from '../detail/session-view.tsx';
import { SimulatedBadge } from '../detail/simulated-badge.tsx';
import { createSession, type Session } from '../detail/session/session.ts';
import { trackOf } from '../track-cache.ts';
import { publicTrackKey, useGetPublicActivityQuery, type PublicActivity } from './public.api.ts';

function VisitorBanner() {
  if (useIsSignedIn()) return null;
  return (
    <Alert color="ocean" variant="light" mb="lg">
      <Group justify="space-between" gap="sm">
        <Text size="sm">Viewing public activity from Rideline</Text>
        <RouterAnchor to="/login">Log in</RouterAnchor>
      </Group>
    </Alert>
  );
}

function SharedSession({ activity, session }: { activity: PublicActivity; session: Session }) {
  const [showingParameters, setShowingParameters] = useState(false);
  const preferences = usePreferences();
  const { video_link, map_filename, note, username } = activity;
  usePageTitle(nameOf(activity));
  return (
    <>
      <Title order={1}>{nameOf(activity)}</Title>
      <Group gap="xs">
        <Text c="dimmed">{formatDateTime(activity.activity_time)}</Text>
        {activity.garmin_device !== null && <Text size="sm">{garminDevice(activity.garmin_device)}</Text>}
        {activity.is_demo && <SimulatedBadge />}
      </Group>
      <Text>Shared by {username}</Text>
      <Group gap="xs" my="md">
        {video_link !== null && isWebAddress(video_link) && (
          <Button
            component="a"
            href={video_link}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
          >
            Watch Video
          </Button>
        )}
        {map_filename !== null && (
          <Button
            component="a"
            href={mapAddress(map_filename, preferences)}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            variant="default"
          >
            View Map
          </Button>
        )}
        <Button size="sm" variant="default" onClick={() => setShowingParameters(true)}>
          Surf Detection Parameters
        </Button>
      </Group>
      {note !== '' && (
        <Paper withBorder p="md" mb="lg" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Paper>
      )}
      <SessionView session={session} onDeleteRide={null} />
      <ParametersDialog
        applied={activity.surf_setting_applied}
        opened={showingParameters}
        onClose={() => setShowingParameters(false)}
      />
    </>
  );
}

function Failed({ error }: { error: unknown }) {
  const missing = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  usePageTitle(missing ? 'Activity Not Found' : 'Error');
  return missing ? (
    <ErrorState
      wholePage
      title="Activity Not Found"
      message="This activity doesn't exist or is not public."
    />
  ) : (
    <ErrorState wholePage message={sentenceOf(error, 'Failed to load activity.')} />
  );
}

/** A shared session: /public/activity/{url_hash}. */
export function PublicActivityPage() {
  const { urlHash = '' } = useParams();
  const { currentData: activity, error } = useGetPublicActivityQuery(urlHash);
  const track = activity === undefined ? undefined : trackOf(publicTrackKey(urlHash));
  const session = useMemo(
    () => (activity === undefined || track === undefined ? null : createSession(activity, track)),
    [activity, track],
  );
  return (
    <div className={styles.page}>
      <VisitorBanner />
      {error !== undefined && <Failed error={error} />}
      {error === undefined && session === null && <LoadingBlock label="Loading the session" />}
      {error === undefined && session !== null && activity !== undefined && (
        <SharedSession key={urlHash} activity={activity} session={session} />
      )}
    </div>
  );
}
