import { Button } from '@mantine/core';
import { IconRippleOff } from '@tabler/icons-react';
import { EmptyState } from '../../../../ui/states.tsx';
import type { Marks } from '../marks/use-marks.ts';
import type { Candidates } from './candidates.ts';

interface Props {
  /** The engine's reason. */
  readonly sentence: string;
  readonly candidates: Candidates;
  readonly entryName: string;
  /** null where marks are not available. */
  readonly marks: Marks | null;
}

/** Why a recording of another sport has no rides, and a button that counts what was left out. */
export function NotSurfing({ sentence, candidates, entryName, marks }: Props) {
  const leftOut = candidates.notRides
    .map(({ ride }) => ride)
    .filter(({ reasons }) => reasons.some(({ detail }) => detail === sentence));
  const entries = `${entryName.toLowerCase()}${leftOut.length === 1 ? '' : 's'}`;
  return (
    <EmptyState icon={IconRippleOff} message={`${sentence} Nothing here counts as surfing.`}>
      {marks !== null && leftOut.length > 0 && (
        <Button
          variant="light"
          loading={marks.busy}
          onClick={() => marks.markAll('missed_ride', leftOut, 'Counted as surfing.')}
        >
          It was surfing: count {leftOut.length} {entries}
        </Button>
      )}
    </EmptyState>
  );
}
