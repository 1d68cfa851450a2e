import { writeDay } from '@rideline/detection-engine';
import { Box } from '@mantine/core';
import { PALETTES } from '../../../lib/palette.ts';
import { counted } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { stepOf } from './calendar-days.ts';

const DAY_MS = 86_400_000;
const HEIGHT = 40;

/** The days of the period on a line, from first to last, as dark as their time in the water and as high as their rides. */
export function DayStrip() {
  const { season, scheme } = useSeasonPage();
  const { days, months } = season;
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined || days.length < 2) return null;
  const start = Date.parse(first.month);
  const end = new Date(last.month).setUTCMonth(new Date(last.month).getUTCMonth() + 1);
  const length = (end - start) / DAY_MS;
  const width = Math.max(1, length / 180);
  const [longest, most] = [
    Math.max(...days.map(({ time_in_water }) => time_in_water)),
    Math.max(1, ...days.map(({ rides }) => rides)),
  ];
  return (
    <Box
      component="svg"
      display="block"
      w="100%"
      h={96}
      viewBox={`0 0 ${length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${counted(days.length, 'day')} in the water from ${writeDay(Date.parse(days[0]!.day), 'day')} to ${writeDay(Date.parse(days.at(-1)!.day), 'day')}`}
    >
      <rect y={HEIGHT - 0.75} width={length} height={0.75} fill="var(--rl-border)" />
      {days.map(({ day, rides, time_in_water }) => {
        const height = Math.max(3, (rides / most) * HEIGHT);
        return (
          <rect
            key={day}
            x={(Date.parse(day) - start) / DAY_MS}
            y={HEIGHT - height}
            width={width}
            height={height}
            fill={PALETTES[scheme].heat[stepOf(time_in_water, longest)]?.fill}
          />
        );
      })}
    </Box>
  );
}
