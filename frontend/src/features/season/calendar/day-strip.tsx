import { writeDay } from '@rideline/detection-engine';
import { Box } from '@mantine/core';
import { Drawing } from '../../../charts/drawing.tsx';
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

/** More days share bars, of as many days each. */
const MOST_BARS = 150;

/**
 * The days of the period on a line, from first to last, as dark as their time in the water and as high as their rides.
 */
export function DayStrip({ season: { days, months }, scheme }: Props) {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined || days.length === 0) return null;
  const start = Date.parse(first.month);
  const end = new Date(last.month).setUTCMonth(new Date(last.month).getUTCMonth() + 1);
  const length = (end - start) / DAY_MS;
  const at = (day: string) => (Date.parse(day) - start) / DAY_MS;
  const size = Math.ceil(length / MOST_BARS);
  const bars = new Map<number, { rides: number; time: number }>();
  for (const { day, rides, time_in_water } of days) {
    const place = Math.floor(at(day) / size);
    const before = bars.get(place) ?? { rides: 0, time: 0 };
    bars.set(place, { rides: before.rides + rides, time: before.time + time_in_water });
  }
  const longest = Math.max(...[...bars.values()].map(({ time }) => time));
  const most = Math.max(1, ...[...bars.values()].map(({ rides }) => rides));
  const byMonth = months.length <= MOST_MONTHS;
  const named = byMonth ? months : months.filter(({ month }) => month.endsWith('-01'));
  return (
    <div>
      <Drawing
        h={{ base: 104, sm: 176 }}
        viewBox={`0 0 ${length} ${HEIGHT}`}
        preserveAspectRatio="none"
        label={`${counted(days.length, 'day')} in the water from ${writeDay(Date.parse(days[0]!.day), 'day')} to ${writeDay(Date.parse(days.at(-1)!.day), 'day')}`}
      >
        <rect y={HEIGHT - 0.5} width={length} height={0.5} fill="var(--rl-border)" />
        {[...bars].map(([place, { rides, time }]) => {
          const height = Math.max(3, (rides / most) * HEIGHT);
          return (
            <rect
              key={place}
              x={place * size}
              y={HEIGHT - height}
              width={0.8 * size}
              height={height}
              fill={PALETTES[scheme].heat[stepOf(time, longest)]?.fill}
            />
          );
        })}
      </Drawing>
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
