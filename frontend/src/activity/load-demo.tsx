import { Button } from '@mantine/core';
import { useLoadDemoActivitiesMutation } from '../app/demo.api.ts';
import { sentenceOf } from '../app/problem.ts';
import { showErrorToast } from '../ui/toast.ts';

/** Adds the demo sessions to an account that has no sessions of its own yet. */
export function LoadDemo() {
  const [load, { isLoading }] = useLoadDemoActivitiesMutation();
  const onLoad = async () => {
    const answer = await load();
    if (answer.error !== undefined) {
      showErrorToast(sentenceOf(answer.error, 'Failed to load the demo sessions. Please try again.'));
    }
  };
  return (
    <Button variant="default" loading={isLoading} onClick={() => void onLoad()}>
      Load demo sessions
    </Button>
  );
}
