import { Alert, Button, Text } from '@mantine/core';
import { IconRippleOff } from '@tabler/icons-react';
import { sentenceOf } from '../../../app/problem.ts';
import { noSurfSession } from '../../../lib/water-sports.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useEditActivityMutation } from '../../../activity/editing.api.ts';

/** That the recording names a sport on land and so counts nowhere, with a button to count it. */
export function OtherSport({ activity }: { activity: Activity }) {
  const [edit, { isLoading }] = useEditActivityMutation();
  const { url_hash: urlHash, other_sport: sport } = activity;
  if (sport === null) return null;
  const count = async () => {
    const answer = await edit({ urlHash, edit: { is_surfing: true } });
    if (answer.error !== undefined) showErrorToast(sentenceOf(answer.error, 'Failed to change what counts'));
  };
  return (
    <Alert
      color="ocean"
      variant="light"
      icon={<IconRippleOff size={20} />}
      mb="md"
      title={noSurfSession(sport)}
    >
      <Text size="sm">It stays here and counts in no list, season or record.</Text>
      <Button size="sm" variant="default" mt="xs" loading={isLoading} onClick={() => void count()}>
        It was a surf session
      </Button>
    </Alert>
  );
}
