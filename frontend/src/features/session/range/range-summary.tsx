import { Box, Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { formatDuration, roughly } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { isAbout } from '../marks/marks.ts';
import { useSessionPage } from '../page/session-page.ts';
import { RangeFields } from './range-fields.tsx';
import { rangeStatistics } from './range-statistics.ts';
import type { RowRange } from './use-range.ts';

function Figures({ range }: { readonly range: RowRange }) {
  const { session, clock, preferences } = useSessionPage();
  const { seconds, meters, averageKmh, maxKmh, rough, rides } = rangeStatistics(session, range);
  const at = (row: number) => clock.format(session.track.time[row] ?? 0);
  return (
    <Group
      gap="0.25rem 1rem"
      align="stretch"
      fz="sm"
      style={{ fontVariantNumeric: 'tabular-nums' }}
      role="status"
    >
      <Box component="span" fw={600}>
        {at(range.from)} to {at(range.to)}
      </Box>
      <span>{formatDuration(seconds)}</span>
      <span>{roughly(formatDistance(meters, preferences), rough)}</span>
      <span>{formatSpeed(averageKmh, preferences)} average</span>
      <span>{formatSpeed(maxKmh, preferences)} max</span>
      <span>{rides === 1 ? '1 ride' : `${rides} rides`}</span>
    </Group>
  );
}

/** Statistics and actions of the selected range. */
export function RangeSummary() {
  const { session, clock, entryName, marks, ranging, instrument } = useSessionPage();
  const { range, setRange, clear } = ranging;
  const { time } = session.track;
  const addRide = ({ from, to }: RowRange) => {
    const at = (row: number) => new Date(time[row] ?? 0).toISOString();
    const span = { start_time: at(from), end_time: at(to) };
    const counted = session.rides.find(({ ride }) => isAbout(span, ride));
    if (counted === undefined) marks?.mark('missed_ride', span, 'Added as a ride.');
    else marks?.notify(`Already counted as ${entryName} ${counted.number}.`);
    clear();
  };
  return (
    <Stack gap={8} pt={8}>
      {range !== null && <Figures range={range} />}
      <Group gap={8} align="end">
        <RangeFields time={time} zone={clock.zone} range={range} onRange={setRange} />
        {range !== null && marks !== null && range.to > range.from && (
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconPlus size={15} aria-hidden="true" />}
            onClick={() => addRide(range)}
          >
            Add a missed ride
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            clear();
            instrument.setView(null);
          }}
        >
          Clear range
        </Button>
      </Group>
    </Stack>
  );
}
