import { Button } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { ADMIN_DATA_FAILED, POLLING_MS, useGetRedetectionQuery } from '../replay.api.ts';
import { RedetectionForm } from './redetection-form.tsx';
import { RedetectionResult } from './redetection-result.tsx';

/** Detects rides of stored tracks again, first as a dry run. */
export function RedetectionSection() {
  const [pollingInterval, setPollingInterval] = useState<number>(POLLING_MS.idle);
  const { data, error, refetch } = useGetRedetectionQuery(undefined, { pollingInterval });
  const current = data?.redetection ?? null;
  const running = current?.state === 'running';
  const wanted = running ? POLLING_MS.running : POLLING_MS.idle;
  if (wanted !== pollingInterval) setPollingInterval(wanted);

  return (
    <Section
      title="Re-detection"
      lead="Runs today's engine over the stored tracks. A dry run tells what would change; rides that are found again keep their place, deleted ones stay deleted."
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
