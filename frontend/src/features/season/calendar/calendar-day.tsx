import { writeDay } from '@rideline/detection-engine';
import { Link } from 'react-router-dom';
import type { SeasonDay } from '../../../app/api-types.ts';
import { formatHours } from '../../../lib/format.ts';
import { PALETTES } from '../../../lib/palette.ts';
import { dayAddress } from '../list-address.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { counted } from '../words.ts';
import { stepOf } from './calendar-days.ts';
import styles from './calendar.module.css';

interface Props {
  readonly date: string;
  /** undefined without a session. */
  readonly day: SeasonDay | undefined;
  readonly longest: number;
  /** Whether the Tab key stops here. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

const describe = ({ day, sessions, rides, time_in_water }: SeasonDay): string =>
  `${writeDay(Date.parse(day), 'longWeekday')}: ${counted(sessions, 'session')}, ${counted(rides, 'ride')}, ${formatHours(time_in_water)}`;

/** The number of a day; with sessions a link to them in the color of its time in the water. */
export function CalendarDay({ date, day, longest, isStop, onFocus }: Props) {
  const page = useSeasonPage();
  const number = Number(date.slice(8));
  if (day === undefined) return <span className={styles.none}>{number}</span>;
  const heat = PALETTES[page.scheme].heat[stepOf(day.time_in_water, longest)];
  return (
    <Link
      to={dayAddress(page, date)}
      className={styles.day}
      style={{ background: heat?.fill, color: heat?.text }}
      tabIndex={isStop ? 0 : -1}
      data-day={date}
      title={describe(day)}
      aria-label={describe(day)}
      onFocus={onFocus}
    >
      {number}
    </Link>
  );
}
