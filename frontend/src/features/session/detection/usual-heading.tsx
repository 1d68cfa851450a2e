import { Button, Group, Text } from '@mantine/core';
import { sentenceOf } from '../../../app/problem.ts';
import { pointOf } from '../../../lib/compass.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useChooseUsualHeadingMutation } from '../../../activity/detection.api.ts';

/** Whether rides were found with the direction of the owner's rides in other sessions at the spot, and its switch. */
export function UsualHeading({ activity: { url_hash, surf_type, usual_heading } }: { activity: Activity }) {
  const [choose, { isLoading }] = useChooseUsualHeadingMutation();
  if (usual_heading === null || surf_type === 'standing_waves') return null;
  const { heading, sessions, is_used: isUsed } = usual_heading;
  const known = `what is known of your other ${sessions} sessions here`;
  const turn = async () => {
    const answer = await choose({ urlHash: url_hash, is_used: !isUsed });
    if (answer.error !== undefined)
      showErrorToast(sentenceOf(answer.error, 'Failed to analyze surf activity'));
  };
  return (
    <Group gap="xs" mb="md">
      <Text size="sm" c="dimmed">
        {isUsed ? `Found with ${known}: your rides go ${pointOf(heading)}.` : `Found without ${known}.`}
      </Text>
      <Button variant="default" size="compact-sm" loading={isLoading} onClick={() => void turn()}>
        {isUsed ? 'Find them without' : 'Use them'}
      </Button>
    </Group>
  );
}
