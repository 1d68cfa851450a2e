import { Button } from '@mantine/core';
import { sentenceOf } from '../../app/problem.ts';
import { Panel } from '../../ui/panel.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { useDownloadMyDataMutation } from './account.api.ts';

/** Everything the site keeps for this person, as one file. */
export function DataPanel() {
  const [download, { isLoading }] = useDownloadMyDataMutation();
  const start = () =>
    download()
      .unwrap()
      .catch((error: unknown) =>
        showErrorToast(sentenceOf(error, 'Failed to download your data. Please try again.')),
      );
  return (
    <Panel title="Your data" lead="Your original files and all your activities, as JSON and CSV, in one zip.">
      <Button variant="default" loading={isLoading} onClick={() => void start()}>
        Download my data
      </Button>
    </Panel>
  );
}
