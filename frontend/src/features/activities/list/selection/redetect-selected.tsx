import { Button, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { ActivityListItem, SurfType } from '../../../../app/api-types.ts';
import { useGetOwnProfilesQuery } from '../../detection.api.ts';
import { profileOptions } from '../../profile-options.ts';
import { sessionCount } from '../table/year-scrubber.tsx';
import { useRedetectActivitiesMutation } from './bulk.api.ts';
import { report } from './report.ts';

const NOT_CHOSEN = '';

interface Props {
  readonly selected: readonly ActivityListItem[];
  readonly surfType: SurfType;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Detects the rides of the selected sessions again with a profile. */
export function RedetectSelected({ selected, surfType, opened, onClose }: Props) {
  const { data: profiles = [] } = useGetOwnProfilesQuery(undefined, { skip: !opened });
  const [redetect, { isLoading }] = useRedetectActivitiesMutation();
  const [chosen, setChosen] = useState(NOT_CHOSEN);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen === NOT_CHOSEN) {
      setProblem('Please select a profile');
      return;
    }
    const urlHashes = selected.map(({ url_hash }) => url_hash);
    const { data } = await redetect({ urlHashes, settingId: Number(chosen) });
    if (data !== undefined) {
      const done = `Rides of ${sessionCount(urlHashes.length)} detected again.`;
      report(data, urlHashes.length, { done, failed: 'Failed to analyze surf activity' });
    }
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Detect ${sessionCount(selected.length)} again`}
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text>
            We'll detect rides again with this profile. Your corrections and deleted rides are kept.
          </Text>
          <NativeSelect
            label="Profile"
            data={[{ value: NOT_CHOSEN, label: 'Select a profile' }, ...profileOptions(surfType, profiles)]}
            value={chosen}
            error={problem}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value);
              setProblem(null);
            }}
          />
          <Button type="submit" disabled={isLoading}>
            {isLoading ? 'Analyzing...' : 'Apply'}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
