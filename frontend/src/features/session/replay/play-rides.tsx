import { Button } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerTrackNextFilled } from '@tabler/icons-react';
import { useSessionPage } from '../page/session-page.ts';

/** Starts and pauses the replay of the rides only. */
export function PlayRides() {
  const { replay, entryName } = useSessionPage();
  const active = replay.playing === 'rides';
  const Icon = active ? IconPlayerPauseFilled : IconPlayerTrackNextFilled;
  return (
    <Button
      size="xs"
      variant="light"
      flex="none"
      h={36}
      leftSection={<Icon size={16} aria-hidden="true" />}
      onClick={() => replay.toggle('rides')}
    >
      {active ? 'Pause' : `Play ${entryName.toLowerCase()}s`}
    </Button>
  );
}
