import { Button, Group, Text } from '@mantine/core';
import { sentenceOf } from '../../../app/problem.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toast.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useTrimTrackMutation } from '../../../activity/detection.api.ts';
import { TRIMMING_UNDONE } from './trim.ts';
import { useRecordsChoice } from './use-correct-tools.tsx';

/** What the owner corrected, each with a button that takes it back. */
export function CorrectionNotes({ activity }: { activity: Activity }) {
  const [trim, { isLoading }] = useTrimTrackMutation();
  const records = useRecordsChoice(activity);
  const undo = async () => {
    const answer = await trim({ urlHash: activity.url_hash, kept_part: null });
    if (answer.error === undefined) showSuccessToast(TRIMMING_UNDONE);
    else showErrorToast(sentenceOf(answer.error, 'Failed to analyze surf activity'));
  };
  return (
    <>
      {activity.kept_part !== null && (
        <Group gap="0.25rem 0.5rem" mb={8} c="dimmed">
          <Text size="sm">The start or end of this recording is trimmed.</Text>
          <Button variant="subtle" size="compact-sm" loading={isLoading} onClick={() => void undo()}>
            Undo trimming
          </Button>
        </Group>
      )}
      {activity.excluded_from_records && (
        <Group gap="0.25rem 0.5rem" mb={8} c="dimmed">
          <Text size="sm">This session doesn't count for your records.</Text>
          <Button variant="subtle" size="compact-sm" loading={records.isLoading} onClick={records.toggle}>
            Include it again
          </Button>
        </Group>
      )}
    </>
  );
}
