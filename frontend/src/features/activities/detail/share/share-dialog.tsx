import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../../../../app/problem.ts';
import { showErrorToast } from '../../../../ui/toast.ts';
import type { TrackPrivacy } from '../../../../app/api-types.ts';
import type { Activity } from '../../activity.ts';
import { useChoosePrivacyMutation, useEditActivityMutation } from '../../editing.api.ts';
import { trackOf } from '../../track-cache.ts';
import { PrivacyChoice } from './privacy-choice.tsx';
import { ShareLink } from './share-link.tsx';

interface Props {
  readonly activity: Activity;
  /** The operator does not allow to share it. */
  readonly isForbidden: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const isSamePrivacy = (one: TrackPrivacy, other: TrackPrivacy) =>
  one.rides_only === other.rides_only &&
  one.hidden_circle?.latitude === other.hidden_circle?.latitude &&
  one.hidden_circle?.longitude === other.hidden_circle?.longitude &&
  one.hidden_circle?.radius_meters === other.hidden_circle?.radius_meters;

function Sharing({ activity, isForbidden, onClose }: Omit<Props, 'opened'>) {
  const { url_hash: urlHash, is_public, privacy } = activity;
  const [edit, editing] = useEditActivityMutation();
  const [choose, choosing] = useChoosePrivacyMutation();
  const [wanted, setWanted] = useState(privacy);
  const [confirmed, setConfirmed] = useState(false);
  const isSame = isSamePrivacy(wanted, privacy);
  const busy = editing.isLoading || choosing.isLoading;
  const fromStrava = activity.source === 'STRAVA';

  const savePrivacy = async () => {
    if (isSame) return true;
    const { error } = await choose({ urlHash, privacy: wanted });
    if (error !== undefined) showErrorToast(sentenceOf(error, 'Failed to save track privacy'));
    return error === undefined;
  };
  const share = async () => {
    if (!(await savePrivacy())) return;
    const { error } = await edit({
      urlHash,
      edit: fromStrava ? { is_public: true, strava_sharing_confirmed: confirmed } : { is_public: true },
    });
    if (error !== undefined) showErrorToast(sentenceOf(error, 'Failed to make activity public'));
  };
  const stop = async () => {
    const { error } = await edit({ urlHash, edit: { is_public: false } });
    if (error === undefined) onClose();
    else showErrorToast(sentenceOf(error, 'Failed to make activity public'));
  };
  const save = async () => {
    if (await savePrivacy()) onClose();
  };

  return (
    <Stack>
      {isForbidden ? (
        <Text>
          Activities from Strava cannot be shared here, and the link of this one no longer works. Strava's
          terms allow showing its data only to you.
        </Text>
      ) : is_public ? (
        <>
          <Text>Anyone with this link can see the session, no account needed.</Text>
          <ShareLink urlHash={urlHash} />
        </>
      ) : (
        <Text>
          Anyone with the link can see this session's name, notes, rides, map
          {activity.source === 'GARMIN' && ', Garmin device'} and your username. Stop sharing any time and the
          link stops working.
        </Text>
      )}
      {!isForbidden && <PrivacyChoice privacy={wanted} track={trackOf(urlHash)} onChange={setWanted} />}
      {!is_public && fromStrava && (
        <Checkbox
          checked={confirmed}
          onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
          label="This session came from Strava. Its terms allow showing the data only to you. I want to share it anyway."
        />
      )}
      {is_public ? (
        <Group justify="space-between">
          <Button variant="light" color="red" loading={editing.isLoading} onClick={() => void stop()}>
            Stop Sharing
          </Button>
          {!isForbidden && (
            <Button loading={choosing.isLoading} disabled={isSame} onClick={() => void save()}>
              Save
            </Button>
          )}
        </Group>
      ) : (
        <Button loading={busy} disabled={fromStrava && !confirmed} onClick={() => void share()}>
          Continue to Share
        </Button>
      )}
    </Stack>
  );
}

/** Shares a session with a choice of track privacy, shows its link, and stops sharing. */
export function ShareDialog({ activity, isForbidden, opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Share Activity"
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Sharing activity={activity} isForbidden={isForbidden} onClose={onClose} />
    </Modal>
  );
}
