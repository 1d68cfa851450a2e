import { Alert, Button } from '@mantine/core';
import { farStandingWave } from '@rideline/detection-engine';
import { IconMapPinQuestion } from '@tabler/icons-react';
import { farWaveSentence } from '../../../lib/surf-type.ts';
import type { Session } from '../page/session.ts';

interface Props {
  readonly session: Session;
  readonly onChange: () => void;
}

/** For a standing-wave session right after its upload: says that it is far from every standing wave we know. */
export function FarWaveNote({ session: { activity, track }, onChange }: Props) {
  const far =
    activity.surf_type === 'standing_waves'
      ? farStandingWave(track.latitude[0] ?? 0, track.longitude[0] ?? 0)
      : null;
  if (far === null) return null;
  return (
    <Alert color="yellow" icon={<IconMapPinQuestion size={20} />} role="status" mb="md">
      {farWaveSentence(far)}{' '}
      <Button variant="default" size="compact-sm" onClick={onChange}>
        Change surf type
      </Button>
    </Alert>
  );
}
