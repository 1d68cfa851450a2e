import { Button, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { SettingProfile, SurfType } from '../app/api-types.ts';
import { RouterAnchor } from '../ui/router-anchor.tsx';
import { useGetSettingProfilesQuery } from '../app/profiles.api.ts';

const NOT_CHOSEN = '';

/** The system profile of each surf type. */
const SYSTEM = {
  traveling_waves: { value: '0', label: 'System default' },
  standing_waves: { value: '-1', label: 'Skookumchuck' },
} as const;

const optionsFor = (surfType: SurfType, own: readonly SettingProfile[]) => [
  { value: NOT_CHOSEN, label: 'Select a profile' },
  SYSTEM[surfType],
  ...own.map(({ id, setting_name }) => ({ value: String(id), label: setting_name })),
];

interface Props {
  readonly title: string;
  readonly surfType: SurfType;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  /** Detects again with a profile. Its answer says what went wrong, or null. */
  readonly onApply: (settingId: number) => Promise<string | null>;
}

/** Asks for the profile that rides are detected with again. */
export function ProfileDialog({ title, surfType, opened, busy, onClose, onApply }: Props) {
  const { data: profiles = [] } = useGetSettingProfilesQuery(undefined, { skip: !opened });
  const [chosen, setChosen] = useState(NOT_CHOSEN);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onClose();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const failure = chosen === NOT_CHOSEN ? 'Please select a profile' : await onApply(Number(chosen));
    if (failure === null) close();
    else setProblem(failure);
  };
  return (
    <Modal opened={opened} onClose={close} title={title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text>
            We'll detect rides again with this profile. Your corrections and deleted rides are kept.
          </Text>
          <NativeSelect
            label="Profile"
            data={optionsFor(surfType, profiles)}
            value={chosen}
            error={problem}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.value);
              setProblem(null);
            }}
          />
          {profiles.length === 0 && (
            <Text size="sm" c="dimmed">
              No profiles yet. Create one in <RouterAnchor to="/surf-settings">Surf Settings</RouterAnchor> or
              experiment first.
            </Text>
          )}
          <Button type="submit" disabled={busy}>
            {busy ? 'Analyzing...' : 'Apply'}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
