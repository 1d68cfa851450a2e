import { Box, Button, Group, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import type { Watch } from '../../../app/api-types.ts';
import { parseTimestamp } from '../../../lib/dates.ts';
import { formatDuration } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { FoldedPanel } from '../folded-panel.tsx';
import { MarkButton } from '../marks/mark-button.tsx';
import { spanOf } from '../marks/marks.ts';
import type { Marks } from '../marks/use-marks.ts';
import { useSessionPage } from '../page/session-page.ts';
import { differenceReason, type WatchDifference, watchDifferences } from './watch-differences.ts';

const countOf = (count: number) => `${count} ${count === 1 ? 'wave' : 'waves'}`;

/** The watch's own count beside the rides that count, and what differs. */
export function WatchWaves({ watch, marks }: { watch: Watch; marks: Marks }) {
  const { session, candidates } = useSessionPage();
  const [open, setOpen] = useState(false);
  const counted = session.rides.filter(({ ride }) => ride.is_surf_ride).length;
  const differences = watchDifferences(watch, session.rides, candidates);
  if (differences.length === 0) {
    return (
      <Text size="sm" c="dimmed" mt="sm">
        Your watch agrees
      </Text>
    );
  }
  return (
    <FoldedPanel
      label="Your watch's waves"
      title={`Your watch counted ${countOf(watch.count)}, Rideline ${counted}`}
      isOpen={open}
      onToggle={() => setOpen(!open)}
    >
      <Box component="ul">
        {differences.map((difference) => (
          <DifferenceItem key={keyOf(difference)} difference={difference} marks={marks} />
        ))}
      </Box>
    </FoldedPanel>
  );
}

const stretchOf = (difference: WatchDifference) =>
  difference.kind === 'watch' ? difference.wave : difference.entry.ride;
const keyOf = (difference: WatchDifference) => `${difference.kind} ${stretchOf(difference).start_time}`;

function DifferenceItem({ difference, marks }: { difference: WatchDifference; marks: Marks }) {
  const { clock, preferences } = useSessionPage();
  const show = useShowOnMap();
  const stretch = stretchOf(difference);
  const { startTime, endTime } = spanOf(stretch);
  const { distance, max_speed } = stretch;
  const figures = [
    ...(distance === null ? [] : [formatDistance(distance, preferences)]),
    formatDuration((endTime - startTime) / 1000),
    ...(max_speed === null ? [] : [formatSpeed(max_speed, preferences)]),
  ];
  return (
    <li style={{ borderTop: '1px solid var(--rl-border)' }}>
      <Group
        gap="sm"
        wrap="nowrap"
        align="start"
        py="xs"
        fz="sm"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        <Box component="span" fw={600} miw="5.5rem">
          {clock.format(parseTimestamp(stretch.start_time) ?? 0)}
        </Box>
        <span>
          <Box component="span" display="block">
            {difference.kind === 'watch' ? 'Watch' : `Rideline, ${difference.entry.number}`}:{' '}
            {figures.join(', ')}
          </Box>
          <Box component="span" display="block" c="dimmed">
            {differenceReason(difference, preferences)}
          </Box>
        </span>
      </Group>
      <Group gap="xs" pb="sm">
        <Button
          size="sm"
          variant="default"
          leftSection={<IconMapPin size={18} aria-hidden="true" />}
          onClick={() => show(difference)}
        >
          Show on map
        </Button>
        <DifferenceMark difference={difference} marks={marks} />
      </Group>
    </li>
  );
}

function DifferenceMark({ difference, marks }: { difference: WatchDifference; marks: Marks }) {
  if (difference.kind === 'here') {
    return <MarkButton marks={marks} ride={difference.entry.ride} kind="not_a_ride" />;
  }
  const { wave, candidate } = difference;
  const ride = candidate?.ride ?? { ...wave, reasons: [] };
  return <MarkButton marks={marks} ride={ride} kind="missed_ride" />;
}

/** Opens a ride or candidate, or selects the rows of a wave that is neither. */
function useShowOnMap() {
  const { session, ranging, select, setCandidatesOpen } = useSessionPage();
  return (difference: WatchDifference) => {
    if (difference.kind === 'here') {
      select(difference.entry.id);
      return;
    }
    if (difference.candidate !== null) {
      setCandidatesOpen(true);
      select(difference.candidate.id);
      return;
    }
    const { startTime, endTime } = spanOf(difference.wave);
    const { time } = session.track;
    const from = time.findIndex((moment) => moment >= startTime);
    const to = time.findLastIndex((moment) => moment <= endTime);
    if (from >= 0 && from < to) ranging.setRange({ from, to });
  };
}
