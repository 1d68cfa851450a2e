import { sentenceOf } from '../../../app/problem.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import { useDeleteRideMutation } from '../../../activity/activities.api.ts';
import type { Activity } from '../../../activity/activity.ts';
import type { Marks } from '../marks/use-marks.ts';

interface Props {
  readonly activity: Activity;
  readonly marks: Marks;
  /** The ride to delete; null closes the dialog. */
  readonly rideId: number | null;
  readonly onClose: () => void;
}

export function DeleteRide({ activity, marks, rideId, onClose }: Props) {
  const [deleteRide, { isLoading }] = useDeleteRideMutation();
  const standing = activity.surf_type === 'standing_waves';
  const entry = standing ? 'attempt' : 'ride';
  const onConfirm = async () => {
    if (rideId === null) return;
    const answer = await deleteRide({
      urlHash: activity.url_hash,
      rideId,
      kind: standing ? 'attempts' : 'rides',
    });
    if (answer.error === undefined) marks.notify('Deleted.', () => marks.restore(rideId));
    else showErrorToast(sentenceOf(answer.error, `Failed to delete surf ${entry}`));
    onClose();
  };
  return (
    <ConfirmDialog
      opened={rideId !== null}
      title={`Delete surf ${entry}`}
      message={`Delete this ${entry}? It will be removed from the session totals. You can restore it under Not counted.`}
      action="Delete"
      busy={isLoading}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    />
  );
}
