import { Button, Checkbox, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { sentenceOf } from '../../../../app/problem.ts';
import { showErrorToast } from '../../../../ui/toast.ts';
import type { Activity } from '../../activity.ts';
import { useEditActivityMutation } from '../../editing.api.ts';

const COPIED_FOR_MS = 2000;
const FAILED = 'Failed to make activity public';

interface Props {
  readonly activity: Activity;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Makes a session public, hands out its link, and takes it back. */
export function ShareDialog({ activity, opened, onClose }: Props) {
  const [edit, { isLoading }] = useEditActivityMutation();
  const [confirmed, setConfirmed] = useState(false);
  const fromStrava = activity.source === 'STRAVA';
  const link = `${window.location.origin}/public/activity/${activity.url_hash}`;
  const setPublic = async (isPublic: boolean) => {
    const answer = await edit({
      urlHash: activity.url_hash,
      edit:
        isPublic && fromStrava
          ? { is_public: true, strava_sharing_confirmed: confirmed }
          : { is_public: isPublic },
    });
    if (answer.error !== undefined) showErrorToast(sentenceOf(answer.error, FAILED));
    else if (!isPublic) onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Share Activity"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {activity.is_public ? (
        <Stack>
          <Text>Anyone with this link sees the session, without an account.</Text>
          <TextInput
            aria-label="Link to the session"
            readOnly
            value={link}
            onFocus={(e) => e.target.select()}
          />
          <Group justify="space-between">
            <Button variant="light" color="red" loading={isLoading} onClick={() => void setPublic(false)}>
              Stop Sharing
            </Button>
            <CopyButton value={link} timeout={COPIED_FOR_MS}>
              {({ copied, copy }) => (
                <Button
                  onClick={copy}
                  leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
                  aria-live="polite"
                >
                  {copied ? 'Copied!' : 'Copy Link'}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Stack>
      ) : (
        <Stack>
          <Text>
            Everyone with the link will see this session: its name, note, rides, map and your username. You
            can stop sharing at any time; the link then leads nowhere.
          </Text>
          {fromStrava && (
            <Checkbox
              checked={confirmed}
              onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
              label="This session came from Strava, whose terms let its data be shown only to you. I share it nevertheless."
            />
          )}
          <Button
            loading={isLoading}
            disabled={fromStrava && !confirmed}
            onClick={() => void setPublic(true)}
          >
            Continue to Share
          </Button>
        </Stack>
      )}
    </Modal>
  );
}
