import { Anchor, Paper, Title } from '@mantine/core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { usePreferences } from '../../../app/me.api.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { garminDevice } from '../../../lib/garmin-device.ts';
import { ErrorState, LoadingBlock } from '../../../ui/states.tsx';
import { usePageTitle } from '../../../ui/page.tsx';
import { mapAddress } from '../files.api.ts';
import styles from '../detail/activity-page.module.css';
import { csvTool } from '../detail/files/csv-tool.ts';
import { SessionHead } from '../detail/session-head.tsx';
import { SessionView } from '../detail/session-view.tsx';
import { createSession, type Session } from '../detail/session/session.ts';
import { useViewOptions } from '../detail/session/use-view-options.tsx';
import { trackOf } from '../track-cache.ts';
import { TrackYourOwn } from './track-your-own.tsx';
import { VisitorBanner } from './visitor-banner.tsx';
import { VisitorChoices } from './visitor-choices.tsx';
import { publicTrackKey, useGetPublicActivityQuery, type PublicActivity } from './public.api.ts';

function SharedSession({ activity, session }: { activity: PublicActivity; session: Session }) {
  const options = useViewOptions(session);
  const preferences = usePreferences();
  const { map_filename, note, username, garmin_device } = activity;
  usePageTitle(activity.activity_name);
  const origin = (
    <>
      <span>Shared by {username}</span>
      {garmin_device !== null && <span>{garminDevice(garmin_device)}</span>}
      {map_filename !== null && (
        <Anchor
          href={mapAddress(map_filename, preferences)}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          fw={600}
        >
          View Map
        </Anchor>
      )}
    </>
  );
  return (
    <>
      <SessionHead
        activity={activity}
        name={<Title order={1}>{activity.activity_name}</Title>}
        origin={origin}
        groups={[options.group, { label: 'Download', tools: [csvTool(session)] }]}
      />
      <VisitorChoices session={activity} />
      <SessionView session={session} options={options} onDeleteRide={null} />
      {note !== '' && (
        <Paper withBorder p="md" mt="lg" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Paper>
      )}
      {options.dialog}
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
    <div className={styles.page} data-visitors>
      {error === undefined && <VisitorBanner />}
      {error !== undefined && <Failed error={error} />}
      {error === undefined && session === null && <LoadingBlock label="Loading the session" />}
      {error === undefined && session !== null && activity !== undefined && (
        <SharedSession key={urlHash} activity={activity} session={session} />
      )}
      {(error !== undefined || session !== null) && <TrackYourOwn />}
    </div>
  );
}
