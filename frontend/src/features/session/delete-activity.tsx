import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../app/problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { useDeleteActivitiesMutation } from '../../activity/activities.api.ts';
import type { Activity } from '../../activity/activity.ts';

interface Props {
  readonly activity: Activity;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function DeleteActivity({ activity, opened, onClose }: Props) {
  const navigate = useNavigate();
  const [deleteAll, { isLoading }] = useDeleteActivitiesMutation();
  const onConfirm = async () => {
    const answer = await deleteAll([activity.url_hash]);
    if (answer.error === undefined) {
      void navigate(activity.surf_type === 'standing_waves' ? '/activities-standing-waves' : '/activities');
      return;
    }
    showErrorToast(sentenceOf(answer.error, 'Failed to delete activity'));
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete activity"
      message="Are you sure you want to delete this activity? This will also delete all surf rides and track points associated with it."
      action="Delete"
      busy={isLoading}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    />
  );
}
