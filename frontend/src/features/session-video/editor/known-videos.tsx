import { Button, Text } from '@mantine/core';
import { sentenceOf } from '../../../app/problem.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useForgetVideoMutation } from '../../../activity/videos.api.ts';

/** The files that were aligned before, here or on another device. */
export function KnownVideos({ activity }: { readonly activity: Activity }) {
  const { url_hash: urlHash, videos } = activity;
  const [forget, { isLoading }] = useForgetVideoMutation();
  const remove = async (id: number) => {
    const answer = await forget({ urlHash, id });
    if (answer.error !== undefined) showErrorToast(sentenceOf(answer.error, 'Failed to remove the video'));
  };
  return videos.map(({ id, file_name }) => (
    <Text key={id} mb="sm" c="dimmed">
      {file_name} opens aligned.{' '}
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={isLoading}
        aria-label={`Forget ${file_name}`}
        onClick={() => void remove(id)}
      >
        Forget
      </Button>
    </Text>
  ));
}
