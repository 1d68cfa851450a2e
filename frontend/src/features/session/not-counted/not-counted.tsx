import { Box, Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useSessionPage } from '../page/session-page.ts';
import { FoldedPanel } from '../folded-panel.tsx';
import { CandidateItem } from './candidate-item.tsx';
import type { Candidate } from './candidates.ts';

const SHOWN_AT_FIRST = 5;

interface ListProps {
  readonly title: string;
  readonly lead: string;
  readonly candidates: readonly Candidate[];
}

function CandidateList({ title, lead, candidates }: ListProps) {
  const { openId } = useSessionPage();
  const [all, setAll] = useState(false);
  const more = candidates.length - SHOWN_AT_FIRST;
  if (candidates.length === 0) return null;
  const shown = candidates.filter(({ id }, index) => all || index < SHOWN_AT_FIRST || id === openId);
  return (
    <Box component="section" mb="md">
      <Title order={3} mt={4} fz="md" lh="inherit">
        {title}{' '}
        <Box component="span" fz="sm" fw={400} c="dimmed">
          {candidates.length}
        </Box>
      </Title>
      <Text fz="sm" c="dimmed">
        {lead}
      </Text>
      <Box component="ul" mt={8}>
        {shown.map((candidate) => (
          <CandidateItem key={candidate.id} candidate={candidate} />
        ))}
      </Box>
      {more > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${candidates.length}`}
        </Button>
      )}
    </Box>
  );
}

const countText = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

/** Candidates that do not count, in a section that is closed at first. */
export function NotCounted() {
  const { candidates, candidatesOpen: open, setCandidatesOpen } = useSessionPage();
  const { deleted, nearMisses, notRides } = candidates;
  const summary = [
    ...(deleted.length > 0 ? [`${deleted.length} deleted`] : []),
    ...countText(nearMisses.length, 'near miss', 'near misses'),
    ...(notRides.length > 0 ? [`${notRides.length} not surfing`] : []),
  ];
  if (summary.length === 0) return null;
  return (
    <FoldedPanel
      label="Not counted"
      title="Not counted"
      note={summary.join(', ')}
      isOpen={open}
      onToggle={() => setCandidatesOpen(!open)}
    >
      <CandidateList
        title="Deleted"
        lead="You deleted these. Restore one to count it again."
        candidates={deleted}
      />
      <CandidateList
        title="Near misses"
        lead="Almost rides, but they missed a rule. Closest first."
        candidates={nearMisses}
      />
      <CandidateList
        title="Not surfing"
        lead="As fast as a ride, but something else."
        candidates={notRides}
      />
    </FoldedPanel>
  );
}
