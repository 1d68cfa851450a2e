import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { useMe } from '../../../app/me.api.ts';
import { formatCount } from '../../../lib/format.ts';
import { UsernameDialog } from '../../../activity/username-dialog.tsx';
import { sessionCount } from '../table/year-scrubber.tsx';
import { useEditActivitiesMutation, useShareActivitiesMutation } from './bulk.api.ts';
import { report } from './report.ts';

interface Props {
  readonly selected: readonly ActivityListItem[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

const hashesOf = (rows: readonly ActivityListItem[]) => rows.map(({ url_hash }) => url_hash);

function Sharing({ selected, onClose }: Omit<Props, 'opened'>) {
  const [edit, editing] = useEditActivitiesMutation();
  const [makePublic, sharing] = useShareActivitiesMutation();
  const isLoading = editing.isLoading || sharing.isLoading;
  const [ridesOnly, setRidesOnly] = useState(true);
  const [confirmed, setConfirmed] = useState(false);
  const shared = selected.filter(({ is_public }) => is_public);
  const hidden = selected.filter(({ is_public }) => !is_public);
  const fromStrava = hidden.some(({ source }) => source === 'STRAVA');

  const share = async () => {
    const { data } = await makePublic({
      urlHashes: hashesOf(hidden),
      ridesOnly,
      edit: { is_public: true, ...(fromStrava && { strava_sharing_confirmed: confirmed }) },
    });
    if (data !== undefined) {
      const done = `${sessionCount(hidden.length)} shared.`;
      report(data, hidden.length, { done, failed: 'Failed to make activity public' });
    }
    onClose();
  };
  const stop = async () => {
    const { data } = await edit({ urlHashes: hashesOf(shared), edit: { is_public: false } });
    if (data !== undefined) {
      const done = `Sharing of ${sessionCount(shared.length)} stopped.`;
      report(data, shared.length, { done, failed: 'Failed to make activity public' });
    }
    onClose();
  };

  return (
    <Stack>
      <Text>
        Anyone with its link can see a shared session's name, notes, rides, map and your username. Hidden
        parts of tracks stay hidden.
      </Text>
      {hidden.length > 0 && (
        <Checkbox
          checked={ridesOnly}
          onChange={({ currentTarget }) => setRidesOnly(currentTarget.checked)}
          label="Show rides only"
          description="Hides your walk to the water and everything between rides."
        />
      )}
      {fromStrava && (
        <Checkbox
          checked={confirmed}
          onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
          label="Some sessions came from Strava. Its terms allow showing the data only to you. I want to share them anyway."
        />
      )}
      <Group justify="space-between" gap="sm">
        <Button
          variant="light"
          color="red"
          disabled={shared.length === 0 || isLoading}
          onClick={() => void stop()}
        >
          Stop Sharing ({formatCount(shared.length)})
        </Button>
        <Button
          loading={isLoading}
          disabled={hidden.length === 0 || (fromStrava && !confirmed)}
          onClick={() => void share()}
        >
          Continue to Share ({formatCount(hidden.length)})
        </Button>
      </Group>
    </Stack>
  );
}

/** Shares the selected sessions, or stops it. Asks for a username first where there is none. */
export function ShareSelected({ selected, opened, onClose }: Props) {
  const [hasUsername, setHasUsername] = useState(false);
  const needsUsername = useMe()?.username === null && !hasUsername;
  if (opened && needsUsername) {
    return <UsernameDialog opened onClose={onClose} onDone={() => setHasUsername(true)} />;
  }
  return (
    <Modal opened={opened} onClose={onClose} title={`Share ${sessionCount(selected.length)}`}>
      <Sharing selected={selected} onClose={onClose} />
    </Modal>
  );
}
