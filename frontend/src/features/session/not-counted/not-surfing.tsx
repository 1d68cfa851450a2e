import { Button } from '@mantine/core';
import { IconRippleOff } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/states.tsx';
import { useSessionPage } from '../page/session-page.ts';

/** Why a recording of another sport has no rides, in the engine's sentence, and a button that counts what was left out. */
export function NotSurfing({ sentence }: { readonly sentence: string }) {
  const { candidates, entryName, marks } = useSessionPage();
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
