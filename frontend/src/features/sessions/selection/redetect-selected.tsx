import type { ActivityListItem, SurfType } from '../../../app/api-types.ts';
import { ProfileDialog } from '../../../activity/profile-dialog.tsx';
import { sessionCount } from '../table/year-scrubber.tsx';
import { useRedetectActivitiesMutation } from './bulk.api.ts';
import { report } from './report.ts';

interface Props {
  readonly selected: readonly ActivityListItem[];
  readonly surfType: SurfType;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Detects the rides of the selected sessions again with a profile. */
export function RedetectSelected({ selected, surfType, opened, onClose }: Props) {
  const [redetect, { isLoading }] = useRedetectActivitiesMutation();
  const urlHashes = selected.map(({ url_hash }) => url_hash);
  return (
    <ProfileDialog
      title={`Detect ${sessionCount(selected.length)} again`}
      surfType={surfType}
      opened={opened}
      busy={isLoading}
      onClose={onClose}
      onApply={async (settingId) => {
        const { data } = await redetect({ urlHashes, settingId });
        if (data !== undefined) {
          const done = `Rides of ${sessionCount(urlHashes.length)} detected again.`;
          report(data, urlHashes.length, { done, failed: 'Failed to analyze surf activity' });
        }
        return null;
      }}
    />
  );
}
