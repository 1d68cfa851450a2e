import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { applyMarks, detectRides, farStandingWave } from '@rideline/detection-engine';
import { IconMapPinQuestion } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { farWaveSentence } from '../../../lib/surf-type.ts';
import { headingInUse } from '../../../lib/usual-heading.ts';
import { Notice } from '../../../ui/notice.tsx';
import { entriesOf, parametersOf, type Activity } from '../../../activity/activity.ts';
import { useChangeSurfTypeMutation } from '../../../activity/detection.api.ts';
import { engineMark } from '../marks/marks.ts';
import type { Session } from '../page/session.ts';

const TYPES = {
  traveling_waves: { label: 'Ocean Waves Surfing', entry: 'ride' },
  standing_waves: { label: 'Skookumchuck', entry: 'attempt' },
} as const;

interface Props {
  readonly activity: Activity;
  readonly session: Session;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const counted = (count: number, entry: string) => `${count} ${entry}${count === 1 ? '' : 's'}`;

function Form({ activity, session: { track }, onClose }: Omit<Props, 'opened'>) {
  const [failure, setFailure] = useState<string | null>(null);
  const [change, { isLoading }] = useChangeSurfTypeMutation();
  const now = activity.surf_type;
  const other = now === 'traveling_waves' ? 'standing_waves' : 'traveling_waves';
  const far =
    other === 'standing_waves' ? farStandingWave(track.latitude[0] ?? 0, track.longitude[0] ?? 0) : null;
  const found = useMemo(() => {
    const parameters = parametersOf(activity);
    if (parameters === null) return null;
    const detection = detectRides(track, other, parameters, activity.sport, headingInUse(activity));
    return applyMarks(track, detection, activity.marks.map(engineMark)).rides.length;
  }, [activity, track, other]);
  const send = async () => {
    const answer = await change({ urlHash: activity.url_hash, surf_type: other });
    if (answer.error === undefined) onClose();
    else setFailure(sentenceOf(answer.error, 'Failed to analyze surf activity'));
  };
  return (
    <Stack>
      <Text>
        This session is {TYPES[now].label}. We'll detect it again as {TYPES[other].label}, and it moves to
        that list. You can change it back.
      </Text>
      {found !== null && (
        <Text role="status" fw={500}>
          {counted(found, TYPES[other].entry)} found, instead of{' '}
          {counted(entriesOf(activity).length, TYPES[now].entry)} now.
        </Text>
      )}
      {far !== null && (
        <Alert color="yellow" icon={<IconMapPinQuestion size={20} />}>
          {farWaveSentence(far)} You can still change it.
        </Alert>
      )}
      <Notice success={null} failure={failure} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" disabled={isLoading} onClick={onClose}>
          Cancel
        </Button>
        <Button loading={isLoading} onClick={() => void send()}>
          Change to {TYPES[other].label}
        </Button>
      </Group>
    </Stack>
  );
}

/** Corrects the surf type of a session, with what detection finds and a warning far from any standing wave. */
export function SurfTypeDialog({ opened, onClose, ...of }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Change surf type">
      {opened && <Form {...of} onClose={onClose} />}
    </Modal>
  );
}
