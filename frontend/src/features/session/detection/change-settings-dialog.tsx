import { sentenceOf } from '../../../app/problem.ts';
import type { SessionSource } from '../../../activity/activity.ts';
import { useApplyProfileMutation } from '../../../activity/detection.api.ts';
import { ProfileDialog } from '../../../activity/profile-dialog.tsx';

interface Props {
  readonly activity: SessionSource;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Re-analyzes the session with another profile. */
export function ChangeSettingsDialog({ activity, opened, onClose }: Props) {
  const [apply, { isLoading }] = useApplyProfileMutation();
  return (
    <ProfileDialog
      title="Analyze with Different Parameters"
      surfType={activity.surf_type}
      opened={opened}
      busy={isLoading}
      onClose={onClose}
      onApply={async (settingId) => {
        const { error } = await apply({ urlHash: activity.url_hash, settingId });
        return error === undefined ? null : sentenceOf(error, 'Failed to analyze surf activity');
      }}
    />
  );
}
