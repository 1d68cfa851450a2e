import { Button } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { Section } from '../../../ui/section.tsx';
import { ADMIN_DATA_FAILED, POLLING_MS, useGetRedetectionQuery } from '../maintenance.api.ts';
import { RedetectionForm } from './redetection-form.tsx';
import { RedetectionResult } from './redetection-result.tsx';

export function RedetectionSection() {
  const [pollingInterval, setPollingInterval] = useState<number>(POLLING_MS.idle);
  const { data, error, refetch } = useGetRedetectionQuery(undefined, { pollingInterval });
  const current = data?.redetection ?? null;
  const running = current?.state === 'running';
  const interval = running ? POLLING_MS.running : POLLING_MS.idle;
  if (interval !== pollingInterval) setPollingInterval(interval);

  return (
    <Section
      title="Re-detection"
      lead="Re-runs the current engine on stored tracks. A dry run shows what would change. Unchanged rides keep their IDs; deleted rides stay deleted."
    >
      <RedetectionForm disabled={running} />
      {current !== null && <RedetectionResult redetection={current} />}
      {data === undefined && error !== undefined && (
        <ErrorState message={sentenceOf(error, ADMIN_DATA_FAILED)}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      )}
    </Section>
  );
}
