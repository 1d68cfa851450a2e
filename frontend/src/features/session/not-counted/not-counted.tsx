import { Box, Button, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useSessionPage } from '../page/session-page.ts';
import { CandidateItem } from './candidate-item.tsx';
import type { Candidate } from './candidates.ts';
import styles from './not-counted.module.css';

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
    <section className={styles.list}>
      <h3>
        {title}{' '}
        <Box component="span" fz="sm" fw={400} c="dimmed">
          {candidates.length}
        </Box>
      </h3>
      <Text fz="sm" c="dimmed">
        {lead}
      </Text>
      <ul>
        {shown.map((candidate) => (
          <CandidateItem key={candidate.id} candidate={candidate} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${candidates.length}`}
        </Button>
      )}
    </section>
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
    <Paper withBorder shadow="sm" mt="md" component="section" aria-label="Not counted">
      <Title order={2} fz="inherit" lh="inherit">
        <UnstyledButton className={styles.head} aria-expanded={open} onClick={() => setCandidatesOpen(!open)}>
          <span>
            <Box component="span" mr="xs" fw={600}>
              Not counted
            </Box>
            <Box component="span" fz="sm" fw={400} c="dimmed">
              {summary.join(', ')}
            </Box>
          </span>
          <IconChevronRight size={18} className={styles.chevron} aria-hidden="true" />
        </UnstyledButton>
      </Title>
      {open && (
        <Box pb="md" px="md">
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
        </Box>
      )}
    </Paper>
  );
}
