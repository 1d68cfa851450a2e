import { Button } from '@mantine/core';
import { useLoadDemoActivitiesMutation } from '../../app/demo.api.ts';
import { sentenceOf } from '../../app/problem.ts';
import { Panel } from '../../ui/panel.tsx';
import { showErrorToast, showSuccessToast } from '../../ui/toast.ts';

/** Adds the demo sessions to the account. Their list removes them. */
export function DemoPanel() {
  const [load, { isLoading }] = useLoadDemoActivitiesMutation();
  const onLoad = async () => {
    const { data, error } = await load();
    if (data === undefined) {
      showErrorToast(sentenceOf(error, 'Failed to load the demo sessions. Please try again.'));
      return;
    }
    showSuccessToast(
      data.loaded === 0
        ? 'The demo sessions are in your list already.'
        : `${data.loaded} demo sessions are in your list.`,
    );
  };
  return (
    <Panel
      title="Demo sessions"
      lead="Simulated sessions to explore alongside your own. You can remove them from your list of sessions."
    >
      <Button variant="default" loading={isLoading} onClick={() => void onLoad()}>
        Load demo sessions
      </Button>
    </Panel>
  );
}
