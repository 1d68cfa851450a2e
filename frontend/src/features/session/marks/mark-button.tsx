import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { Mark } from '../../../app/api-types.ts';
import type { Ride } from '../../../activity/activity.ts';
import { isMarked } from './marks.ts';
import type { Marks } from './use-marks.ts';

const KINDS = {
  not_a_ride: { action: 'Not a ride', message: 'Marked as not a ride.', Icon: IconCircleX },
  missed_ride: { action: 'Count this as a ride', message: 'Added as a ride.', Icon: IconCircleCheck },
} as const;

interface Props {
  readonly marks: Marks;
  readonly ride: Pick<Ride, 'start_time' | 'end_time' | 'reasons'>;
  readonly kind: Mark['kind'];
}

/** Counts a deleted ride again. */
export function RestoreButton({ marks, rideId }: { marks: Marks; rideId: number }) {
  return (
    <Button
      size="sm"
      variant="default"
      disabled={marks.busy}
      leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
      onClick={() => marks.restore(rideId)}
    >
      Restore
    </Button>
  );
}

/** Marks a stretch, or removes the mark that it has. */
export function MarkButton({ marks, ride, kind }: Props) {
  const { action, message, Icon } = KINDS[kind];
  return isMarked(ride) ? (
    <Button
      size="sm"
      variant="default"
      disabled={marks.busy}
      leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
      onClick={() => marks.remove(ride, 'Undone.')}
    >
      Undo correction
    </Button>
  ) : (
    <Button
      size="sm"
      variant="default"
      disabled={marks.busy}
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={() => marks.mark(kind, ride, message)}
    >
      {action}
    </Button>
  );
}
