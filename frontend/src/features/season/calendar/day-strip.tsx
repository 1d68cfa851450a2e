import { writeDay } from '@rideline/detection-engine';
import { Box } from '@mantine/core';
import type { Season } from '../../../app/api-types.ts';
import { type ColorScheme, PALETTES } from '../../../lib/palette.ts';
import { counted } from '../words.ts';
import { stepOf } from './calendar-days.ts';

const DAY_MS = 86_400_000;
const HEIGHT = 40;
/** More months are named by their years. */
const MOST_MONTHS = 14;

interface Props {
  readonly season: Pick<Season, 'days' | 'months'>;
  readonly scheme: ColorScheme;
}

/** The days of the period on a line, from first to last, as dark as their time in the water and as high as their rides. */
export function DayStrip({ season: { days, months }, scheme }: Props) {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined || days.length === 0) return null;
  const start = Date.parse(first.month);
  const end = new Date(last.month).setUTCMonth(new Date(last.month).getUTCMonth() + 1);
  const length = (end - start) / DAY_MS;
  const at = (day: string) => (Date.parse(day) - start) / DAY_MS;
  const width = Math.max(0.8, length / 150);
  const [longest, most] = [
    Math.max(...days.map(({ time_in_water }) => time_in_water)),
    Math.max(1, ...days.map(({ rides }) => rides)),
  ];
  const byMonth = months.length <= MOST_MONTHS;
  const named = byMonth ? months : months.filter(({ month }) => month.endsWith('-01'));
  return (
    <div>
      <Box
        component="svg"
        display="block"
        w="100%"
        h={{ base: 104, sm: 176 }}
        viewBox={`0 0 ${length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${counted(days.length, 'day')} in the water from ${writeDay(Date.parse(days[0]!.day), 'day')} to ${writeDay(Date.parse(days.at(-1)!.day), 'day')}`}
      >
        <rect y={HEIGHT - 0.5} width={length} height={0.5} fill="var(--rl-border)" />
        {days.map(({ day, rides, time_in_water }) => {
          const height = Math.max(3, (rides / most) * HEIGHT);
          return (
            <rect
              key={day}
              x={Math.min(at(day), length - width)}
              y={HEIGHT - height}
              width={width}
              height={height}
              fill={PALETTES[scheme].heat[stepOf(time_in_water, longest)]?.fill}
            />
          );
        })}
      </Box>
      <Box pos="relative" h="1.25rem" mt={2} fz="xs" c="dimmed" aria-hidden="true">
        {named.map(({ month }) => (
          <Box component="span" key={month} pos="absolute" left={`${(100 * at(month)) / length}%`}>
            {byMonth ? writeDay(Date.parse(month), 'monthAlone') : month.slice(0, 4)}
          </Box>
        ))}
      </Box>
    </div>
  );
}
