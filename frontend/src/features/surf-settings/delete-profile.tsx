import type { SettingProfile } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { useDeleteSettingMutation } from '../../app/profiles.api.ts';

export function DeleteProfile({ profile, onClose }: { profile: SettingProfile | null; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteSettingMutation();
  const confirm = async () => {
    if (profile === null) return;
    try {
      await remove(profile.id).unwrap();
    } catch (error) {
      showErrorToast(sentenceOf(error, 'Failed to delete setting. Please try again.'));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened={profile !== null}
      title="Delete setting"
      message="Are you sure you want to delete this setting?"
      action="Delete"
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
