import { formatCount } from '../../../lib/format.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showErrorToast } from '../../../ui/toast.ts';
import { useDeleteActivitiesMutation } from '../../../activity/activities.api.ts';

interface Props {
  /** The sessions to delete; null closes the dialog. */
  readonly urlHashes: readonly string[] | null;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteSelected({ urlHashes, onClose, onDeleted }: Props) {
  const [deleteAll, { isLoading }] = useDeleteActivitiesMutation();
  const count = urlHashes?.length ?? 0;
  const onConfirm = async () => {
    const answer = await deleteAll(urlHashes ?? []);
    if (answer.error === undefined) onDeleted();
    else showErrorToast('Failed to delete activities');
    onClose();
  };
  return (
    <ConfirmDialog
      opened={urlHashes !== null}
      title="Delete activities"
      message={`Are you sure you want to delete ${formatCount(count)} selected activities? This will also delete all surf rides and track points associated with these activities.`}
      action="Delete"
      busy={isLoading}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    />
  );
}
