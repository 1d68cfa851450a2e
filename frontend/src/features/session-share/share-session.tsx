import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMe } from '../../app/me.api.ts';
import type { Activity } from '../../activity/activity.ts';
import { trackOf } from '../../activity/track-cache.ts';
import { PrivacyChoice } from './privacy-choice.tsx';
import { ShareLink } from './share-link.tsx';
import { SharePreview } from './share-preview.tsx';
import { useSharing } from './use-sharing.ts';

interface Props {
  readonly activity: Activity;
  /** The operator does not allow to share it. */
  readonly isForbidden: boolean;
  readonly onClose: () => void;
  /** Asks for the username that a shared session needs. */
  readonly onNameless: () => void;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="xs" component="section">
    <Title order={3} size="h4">
      {title}
    </Title>
    {children}
  </Stack>
);

type Sharing = ReturnType<typeof useSharing>;

const StopSharing = ({ stop, isPublishing }: Sharing) => (
  <Button variant="light" color="red" loading={isPublishing} onClick={() => void stop()}>
    Stop Sharing
  </Button>
);

function LinkPart({
  activity,
  sharing,
  onNameless,
}: Pick<Props, 'activity' | 'onNameless'> & { sharing: Sharing }) {
  const isNameless = useMe()?.username === null;
  const { confirmed, setConfirmed, isPublishing, isSaving } = sharing;
  const fromStrava = activity.source === 'STRAVA';
  if (activity.is_public) return <ShareLink urlHash={activity.url_hash} />;
  return (
    <>
      {fromStrava && (
        <Checkbox
          checked={confirmed}
          onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
          label="This session came from Strava. Its terms allow showing the data only to you. I want to share it anyway."
        />
      )}
      <Group gap="sm">
        <Button
          loading={isPublishing || isSaving}
          disabled={fromStrava && !confirmed}
          onClick={() => (isNameless ? onNameless() : void sharing.share())}
        >
          Continue to Share
        </Button>
        <Text size="sm" c="dimmed">
          The session stays private until you do.
        </Text>
      </Group>
    </>
  );
}

/** Shows what others see of a session, its link and who sees what. Sharing begins and stops here. */
export function ShareSession({ activity, isForbidden, onClose, onNameless }: Props) {
  const sharing = useSharing(activity, onClose);
  const { wanted, setWanted, isSame, isSaving } = sharing;
  const { is_public: isPublic } = activity;
  if (isForbidden) {
    return (
      <Stack align="start">
        <Text>
          Sessions from Strava can't be shared here, and the link of this one no longer works. Strava's terms
          allow showing its data only to you.
        </Text>
        <StopSharing {...sharing} />
      </Stack>
    );
  }
  return (
    <Stack gap="xl">
      <Part title="What others see">
        <SharePreview activity={activity} privacy={wanted} />
      </Part>
      <Part title="Link">
        <LinkPart activity={activity} sharing={sharing} onNameless={onNameless} />
      </Part>
      <Part title="Who sees what">
        <Text size="sm">
          Anyone with the link can see this session's name, notes, rides, map
          {activity.source === 'GARMIN' && ', Garmin device'} and your username. Stop sharing any time and the
          link stops working.
        </Text>
        <PrivacyChoice privacy={wanted} track={trackOf(activity.url_hash)} onChange={setWanted} />
        {isPublic && (
          <Group justify="space-between">
            <StopSharing {...sharing} />
            <Button variant="light" loading={isSaving} disabled={isSame} onClick={() => void sharing.save()}>
              Save
            </Button>
          </Group>
        )}
      </Part>
    </Stack>
  );
}
