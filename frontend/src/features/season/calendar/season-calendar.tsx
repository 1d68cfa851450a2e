import { Box, Flex, Stack } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../ui/section.tsx';
import { PALETTES } from '../../../lib/palette.ts';
import { counted } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { calendarOf, type CalendarYear, STEPS } from './calendar-days.ts';
import { CalendarYearGrid } from './calendar-year.tsx';

/** The days of the period by time in the water; of several years the newest is open. */
export function SeasonCalendar() {
  const { season, all, now } = useSeasonPage();
  const years = calendarOf(season, { first: all.days[0]?.day ?? now, last: now });
  const longest = Math.max(0, ...season.days.map(({ time_in_water }) => time_in_water));
  return (
    <Section id="calendar" title="Calendar" lead="Choose a day to see its sessions." actions={<Legend />}>
      {years.length === 1 && years[0] !== undefined ? (
        <CalendarYearGrid year={years[0]} longest={longest} />
      ) : (
        <Stack gap="sm">
          {years.map((year, index) => (
            <FoldedYear key={year.year} year={year} longest={longest} starts={index === 0} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Legend() {
  const { heat } = PALETTES[useSeasonPage().scheme];
  return (
    <Flex component="p" gap={7} align="center" m={0} fz="sm" c="dimmed">
      Less
      <Flex component="span" gap={3}>
        {heat.slice(1, STEPS + 1).map(({ fill }) => (
          <Box key={fill} component="span" w={14} h={14} bdrs={3} bg={fill} />
        ))}
      </Flex>
      more time in the water
    </Flex>
  );
}

interface FoldedProps {
  readonly year: CalendarYear;
  readonly longest: number;
  /** Whether it is open at first. */
  readonly starts: boolean;
}

/** One of several years. Its days are drawn once it is opened. */
function FoldedYear({ year, longest, starts }: FoldedProps) {
  const [open, setOpen] = useState(starts);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" fw={600} c="var(--mantine-color-anchor)">
        {year.year}: {counted(year.days.length, 'day')}
      </Box>
      {open && <CalendarYearGrid year={year} longest={longest} />}
    </details>
  );
}
