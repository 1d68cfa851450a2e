import { Button, Paper, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Candidate, Candidates } from './candidates.ts';
import styles from './not-counted.module.css';

const SHOWN_AT_FIRST = 5;

interface ListProps {
  readonly title: string;
  readonly lead: string;
  readonly candidates: readonly Candidate[];
  readonly openId: number | null;
  readonly item: (candidate: Candidate) => ReactNode;
}

function CandidateList({ title, lead, candidates, openId, item }: ListProps) {
  const [all, setAll] = useState(false);
  const more = candidates.length - SHOWN_AT_FIRST;
  if (candidates.length === 0) return null;
  const shown = candidates.filter(({ id }, index) => all || index < SHOWN_AT_FIRST || id === openId);
  return (
    <section className={styles.list}>
      <h3>
        {title} <span className={styles.count}>{candidates.length}</span>
      </h3>
      <p className={styles.lead}>{lead}</p>
      <ul>{shown.map(item)}</ul>
      {more > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${candidates.length}`}
        </Button>
      )}
    </section>
  );
}

interface Props {
  readonly candidates: Candidates;
  readonly open: boolean;
  readonly openId: number | null;
  readonly onToggle: () => void;
  readonly item: (candidate: Candidate) => ReactNode;
}

const countText = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];

/** Candidates that do not count, in a section that is closed at first. */
export function NotCounted({ candidates, open, openId, onToggle, item }: Props) {
  const { deleted, nearMisses, notRides } = candidates;
  const summary = [
    ...(deleted.length > 0 ? [`${deleted.length} deleted`] : []),
    ...countText(nearMisses.length, 'near miss', 'near misses'),
    ...countText(notRides.length, 'not a ride', 'not rides'),
  ];
  if (summary.length === 0) return null;
  return (
    <Paper withBorder className={styles.panel} component="section" aria-label="Not counted">
      <h2 className={styles.heading}>
        <UnstyledButton className={styles.head} aria-expanded={open} onClick={onToggle}>
          <span>
            <span className={styles.title}>Not counted</span>
            <span className={styles.count}>{summary.join(', ')}</span>
          </span>
          <IconChevronRight size={18} className={styles.chevron} aria-hidden="true" />
        </UnstyledButton>
      </h2>
      {open && (
        <div className={styles.lists}>
          <CandidateList
            title="Deleted"
            lead="You deleted these. Restore one to count it again."
            candidates={deleted}
            openId={openId}
            item={item}
          />
          <CandidateList
            title="Near misses"
            lead="Fast enough to consider, but they missed a rule. Closest first."
            candidates={nearMisses}
            openId={openId}
            item={item}
          />
          <CandidateList
            title="Not rides"
            lead="Fast, but not surfing."
            candidates={notRides}
            openId={openId}
            item={item}
          />
        </div>
      )}
    </Paper>
  );
}
