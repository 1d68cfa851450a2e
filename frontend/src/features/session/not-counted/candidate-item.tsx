import { Box, Stack, UnstyledButton } from '@mantine/core';
import { useRef } from 'react';
import { parseTimestamp } from '../../../lib/dates.ts';
import { formatDuration, roughly } from '../../../lib/format.ts';
import { useSignal } from '../../../lib/signal.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { FoldChevron } from '../../../ui/fold-chevron.tsx';
import { MarkButton, RestoreButton } from '../marks/mark-button.tsx';
import { Reasons } from '../reasons/reasons.tsx';
import { useSessionPage } from '../page/session-page.ts';
import { useScrollToOpened } from '../use-scroll-to-opened.ts';
import type { Candidate } from './candidates.ts';
import { failedRules } from './failed-rules.ts';

/** One candidate of the list: highlighted on map and chart, opens to its rules. */
export function CandidateItem({ candidate }: { readonly candidate: Candidate }) {
  const { clock, preferences, highlight, marks, openId, toggle } = useSessionPage();
  const { id, kind, ride } = candidate;
  const open = id === openId;
  const lit = useSignal(highlight, (now) => now.ride === id);
  const line = useRef<HTMLLIElement>(null);
  const light = () => highlight.set({ ride: id, row: null });
  useScrollToOpened(line, open);
  return (
    <li
      ref={line}
      style={{
        borderTop: '1px solid var(--rl-border)',
        ...(lit && { background: 'color-mix(in srgb, var(--rl-accent) 12%, transparent)' }),
      }}
      data-candidate={id}
      data-lit={lit || undefined}
      onPointerEnter={light}
      onPointerLeave={() => highlight.clear()}
      onFocus={light}
      onBlur={() => highlight.clear()}
    >
      <UnstyledButton
        display="grid"
        w="100%"
        mih={44}
        py={6}
        px={4}
        fz="sm"
        style={{
          gridTemplateColumns: '6.5rem minmax(0, 1fr) auto',
          gap: '0.5rem',
          alignItems: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
        aria-expanded={open}
        onClick={() => toggle(id)}
      >
        <Box component="span" fw={600}>
          {clock.format(parseTimestamp(ride.start_time) ?? 0)}
        </Box>
        <span>
          <Box component="span" display="block">
            {roughly(formatDistance(ride.distance, preferences), ride.rough)}, {formatDuration(ride.duration)}
            , {formatSpeed(ride.max_speed, preferences)}
          </Box>
          <Box component="span" display="block" c="dimmed">
            {failedRules(candidate, preferences)}
          </Box>
        </span>
        <FoldChevron isOpen={open} />
      </UnstyledButton>
      {open && (
        <Stack gap="sm" align="start" pt={4} pb={14} px={4} fz="sm">
          <Reasons reasons={ride.reasons} />
          {marks !== null &&
            (kind === 'deleted' ? (
              <RestoreButton marks={marks} rideId={id} />
            ) : (
              <MarkButton marks={marks} ride={ride} kind="missed_ride" />
            ))}
        </Stack>
      )}
    </li>
  );
}
