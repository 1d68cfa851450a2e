import type { Vessel } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { useDeleteVesselMutation } from './vessels.api.ts';

export function DeleteVessel({ vessel, onClose }: { vessel: Vessel | null; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteVesselMutation();
  const confirm = async () => {
    if (vessel === null) return;
    try {
      await remove(vessel.id).unwrap();
    } catch (error) {
      showErrorToast(sentenceOf(error, 'An error occurred while deleting'));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened={vessel !== null}
      title="Delete vessel"
      message="Are you sure you want to delete this vessel?"
      action="Delete"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
