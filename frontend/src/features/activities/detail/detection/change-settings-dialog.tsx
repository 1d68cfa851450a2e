import { Button, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { sentenceOf } from '../../../../app/problem.ts';
import { RouterAnchor } from '../../../../ui/router-anchor.tsx';
import type { SessionSource } from '../../activity.ts';
import { useApplyProfileMutation, useGetOwnProfilesQuery } from '../../detection.api.ts';
import { profileOptions } from '../../profile-options.ts';

const NOT_CHOSEN = '';

interface Props {
  readonly activity: SessionSource;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Re-analyzes the session with another profile. */
export function ChangeSettingsDialog({ activity, opened, onClose }: Props) {
  const { data: profiles = [] } = useGetOwnProfilesQuery(undefined, { skip: !opened });
  const [apply, { isLoading }] = useApplyProfileMutation();
  const [chosen, setChosen] = useState(NOT_CHOSEN);
  const [problem, setProblem] = useState<string | null>(null);
  const options = profileOptions(activity.surf_type, profiles);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (chosen === NOT_CHOSEN) {
      setProblem('Please select a profile');
      return;
    }
    const answer = await apply({ urlHash: activity.url_hash, settingId: Number(chosen) });
    if (answer.error !== undefined) setProblem(sentenceOf(answer.error, 'Failed to analyze surf activity'));
    else close();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Analyze with Different Parameters"
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
            data={[{ value: NOT_CHOSEN, label: 'Select a profile' }, ...options]}
            value={chosen}
            error={problem}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          {profiles.length === 0 && (
            <Text size="sm" c="dimmed">
              No profiles yet. Create one in <RouterAnchor to="/surf-settings">Surf Settings</RouterAnchor> or
              experiment first.
            </Text>
          )}
          <Button type="submit" disabled={isLoading}>
            {isLoading ? 'Analyzing...' : 'Apply'}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
