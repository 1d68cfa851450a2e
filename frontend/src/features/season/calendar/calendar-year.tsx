import { firstWeekday, readerLocale, writeDay } from '@rideline/detection-engine';
import { Box } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { dayBeside, type CalendarMonth, type CalendarYear } from './calendar-days.ts';
import { CalendarDay } from './calendar-day.tsx';
import { monthTitle } from '../period/period.ts';
import styles from './calendar.module.css';

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);

/** The days of a week from its first one on. */
const weekdays = () =>
  Array.from({ length: 7 }, (_, day) => SUNDAY + (firstWeekday(readerLocale()) + day) * 86_400_000);

interface Props {
  readonly year: CalendarYear;
  /** The most time in the water of a day. */
  readonly longest: number;
}

/** A year's months. It is one stop of the Tab key: arrow keys lead from session to session. */
export function CalendarYearGrid({ year: { months, days }, longest }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const stop = days.find(({ day }) => day === chosen)?.day ?? days.at(-1)?.day;
  const byDay = new Map(days.map((day) => [day.day, day]));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset['day'];
    const next = from === undefined ? null : dayBeside(days, from, event.key);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const cell = (day: string) => (
    <CalendarDay
      date={day}
      day={byDay.get(day)}
      longest={longest}
      isStop={day === stop}
      onFocus={() => setChosen(day)}
    />
  );
  return (
    <div className={styles.months} onKeyDown={onKeyDown}>
      {months.map((month) => (
        <MonthTable key={month.month} month={month} cell={cell} />
      ))}
    </div>
  );
}

function MonthTable({
  month: { month, weeks },
  cell,
}: {
  month: CalendarMonth;
  cell: (day: string) => React.ReactNode;
}) {
  return (
    <table className={styles.month}>
      <Box component="caption" pb={4} fz="sm" fw={600} ta="start">
        {monthTitle(month)}
      </Box>
      <thead>
        <tr>
          {weekdays().map((day) => (
            <th key={day} scope="col" aria-label={writeDay(day, 'weekdayAlone')}>
              {writeDay(day, 'weekdayNarrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // Weeks have no identity but their place.
          <tr key={row}>
            {week.map((day, column) => (
              <td key={day ?? column}>{day !== null && cell(day)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
