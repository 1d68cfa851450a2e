import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { SERVICE_BY_NAME } from '../../../app/services.ts';
import { type Service } from '../../../app/site.api.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { runAtMost } from '../analysis/run-at-most.ts';
import type { ShowOutcome } from '../banners.tsx';
import type { SyncedActivity } from '../../../app/connections.api.ts';
import { useHideSyncedMutation } from '../sync.api.ts';

const MAX_PARALLEL_DELETIONS = 3;

interface Props {
  readonly service: Service;
  /** The activities to remove from the list; null closes the dialog. */
  readonly activities: readonly SyncedActivity[] | null;
  readonly onClose: () => void;
  readonly onOutcome: ShowOutcome;
  readonly onHidden: (activities: readonly SyncedActivity[]) => void;
}

/** Asks, then removes activities from the list for good. */
export function HideActivities({ service, activities, onClose, onOutcome, onHidden }: Props) {
  const [hide] = useHideSyncedMutation();
  const [busy, setBusy] = useState(false);
  const [only] = activities ?? [];
  const what = activities?.length === 1 ? only?.activity_name : `${activities?.length} selected activities`;

  const confirm = async () => {
    setBusy(true);
    onOutcome({});
    const hidden: SyncedActivity[] = [];
    let failure: string | null = null;
    await runAtMost(MAX_PARALLEL_DELETIONS, activities ?? [], async (activity) => {
      const { error } = await hide({ service, key: activity.key });
      if (error === undefined) hidden.push(activity);
      else failure = sentenceOf(error, 'Failed to delete activities');
      return true;
    });
    setBusy(false);
    onHidden(hidden);
    onOutcome({ failure });
    onClose();
  };

  return (
    <ConfirmDialog
      opened={activities !== null}
      title="Delete from this list"
      message={`Are you sure you want to delete ${what} from this list? Later syncs won't list them again. The recordings stay at ${SERVICE_BY_NAME[service].title}, and analyzed sessions stay here.`}
      action="Delete"
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
