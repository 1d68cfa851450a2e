import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Preferences } from '../../../../app/me.api.ts';
import { parseTimestamp } from '../../../../lib/dates.ts';
import { formatDuration } from '../../../../lib/durations.ts';
import type { HighlightSignal } from '../../../../lib/highlight.ts';
import { useSignal } from '../../../../lib/signal.ts';
import { roughly } from '../../../../lib/rough.ts';
import { formatDistance, formatSpeed } from '../../../../lib/units.ts';
import type { SessionClock } from '../clock.ts';
import type { Marks } from '../marks/use-marks.ts';
import { VerdictButton } from '../marks/verdict-button.tsx';
import { reasonText } from '../reason-text.ts';
import { Reasons } from '../reasons.tsx';
import { useScrollBesideMap } from '../use-scroll-beside-map.ts';
import type { Candidate } from './candidates.ts';
import styles from './uncounted.module.css';

interface Props {
  readonly candidate: Candidate;
  readonly open: boolean;
  readonly clock: SessionClock;
  readonly preferences: Preferences;
  readonly highlight: HighlightSignal;
  /** null while parameters are tried out: marks are of the saved session. */
  readonly marks: Marks | null;
  readonly onToggle: (id: number) => void;
}

/** What it lacked, in a few words: '5.9 m short in distance', or what the surfer was doing instead. */
function lacking({ ride }: Candidate, preferences: Preferences): string {
  return ride.reasons
    .filter(({ passed }) => !passed)
    .map((reason) => {
      const { title, margin, sentence } = reasonText(reason, preferences);
      return margin === null ? sentence : `${title}: ${margin}`;
    })
    .join(', ');
}

/** One stretch that was weighed and not counted; it lights up on map and chart, and opens to every rule. */
export function CandidateItem({ candidate, open, clock, preferences, highlight, marks, onToggle }: Props) {
  const { id, ride } = candidate;
  const lit = useSignal(highlight, (now) => now.ride === id);
  const line = useRef<HTMLLIElement>(null);
  useScrollBesideMap(line, open);
  const at = clock.format(parseTimestamp(ride.start_time) ?? 0);
  return (
    <li
      ref={line}
      className={styles.item}
      data-candidate={id}
      data-lit={lit || undefined}
      onPointerEnter={() => highlight.set({ ride: id, row: null })}
      onPointerLeave={() => highlight.clear()}
    >
      <UnstyledButton className={styles.line} aria-expanded={open} onClick={() => onToggle(id)}>
        <span className={styles.when}>{at}</span>
        <span>
          <span className={styles.figures}>
            {roughly(formatDistance(ride.distance, preferences.preferred_distance_unit), ride.rough)},{' '}
            {roughly(formatDuration(ride.duration), ride.rough)},{' '}
            {roughly(formatSpeed(ride.max_speed, preferences.preferred_speed_unit), ride.rough)}
          </span>
          <span className={styles.lacking}>{lacking(candidate, preferences)}</span>
        </span>
        <IconChevronRight size={18} className={styles.chevron} aria-hidden="true" />
      </UnstyledButton>
      {open && (
        <div className={styles.opened}>
          <Reasons reasons={ride.reasons} />
          {marks !== null && (
            <VerdictButton marks={marks} ride={ride} verdict="missed_ride" name={`The stretch at ${at}`} />
          )}
        </div>
      )}
    </li>
  );
}
