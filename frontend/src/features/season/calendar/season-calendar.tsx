import { Section } from '../../../ui/section.tsx';
import { PALETTES } from '../../../lib/palette.ts';
import { counted } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { calendarOf, STEPS } from './calendar-days.ts';
import { CalendarYearGrid } from './calendar-year.tsx';
import styles from './calendar.module.css';

/** The days of the period by time in the water; of several years the newest is open. */
export function SeasonCalendar() {
  const { season, all, now } = useSeasonPage();
  const years = calendarOf(season, { first: all.days[0]?.day ?? now, last: now });
  const longest = Math.max(0, ...season.days.map(({ time_in_water }) => time_in_water));
  return (
    <Section id="calendar" title="Calendar" lead="A day opens its sessions." actions={<Legend />}>
      {years.length === 1 && years[0] !== undefined ? (
        <CalendarYearGrid year={years[0]} longest={longest} />
      ) : (
        years.map((year, index) => (
          <details key={year.year} open={index === 0} className={styles.year}>
            <summary>
              {year.year}: {counted(year.days.length, 'day')}
            </summary>
            <CalendarYearGrid year={year} longest={longest} />
          </details>
        ))
      )}
    </Section>
  );
}

function Legend() {
  const { heat } = PALETTES[useSeasonPage().scheme];
  return (
    <p className={styles.legend}>
      Less
      {heat.slice(1, STEPS + 1).map(({ fill }) => (
        <span key={fill} className={styles.swatch} style={{ background: fill }} />
      ))}
      more time in the water
    </p>
  );
}
