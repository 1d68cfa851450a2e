import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ActivityMark, Ride } from '../../activity.ts';
import { isMarked } from './marks.ts';
import type { Marks } from './use-marks.ts';

const WORDS = {
  not_a_ride: { action: 'Not a ride', said: 'no longer counts as a ride', Icon: IconCircleX },
  missed_ride: { action: 'Count it after all', said: 'counts as a ride now', Icon: IconCircleCheck },
} as const;

interface Props {
  readonly marks: Marks;
  readonly ride: Ride;
  /** What the person can say of it. */
  readonly verdict: ActivityMark['kind'];
  /** 'Ride 3' */
  readonly name: string;
}

/** The owner's word on one stretch, or taking it back where it was said already. */
export function VerdictButton({ marks, ride, verdict, name }: Props) {
  const { action, said, Icon } = WORDS[verdict];
  return isMarked(ride) ? (
    <Button
      size="sm"
      variant="default"
      disabled={marks.busy}
      leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
      onClick={() => marks.takeBack(ride, `Your mark on ${name} is taken back.`)}
    >
      Take back your mark
    </Button>
  ) : (
    <Button
      size="sm"
      variant="default"
      disabled={marks.busy}
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={() => marks.mark(verdict, ride, `${name} ${said}.`)}
    >
      {action}
    </Button>
  );
}
