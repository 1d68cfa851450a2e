import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { Section } from '../../../ui/section.tsx';
import { daysTitle } from '../period/period.ts';
import { counted } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import styles from './records.module.css';

/** Sessions away from the home spot; each trip opens its own days. */
export function Trips() {
  const { season, address } = useSeasonPage();
  if (season.trips.length === 0) return null;
  return (
    <Section title="Trips" lead="Two or more sessions over 100 km from your home spot.">
      <ul className={styles.trips}>
        {season.trips.map(({ place, from, to, sessions, rides }) => (
          <li key={from}>
            <RouterAnchor to={address.withPeriod({ kind: 'days', from, to })} fw={600}>
              {place ?? 'Away from home'}
            </RouterAnchor>
            <span>{daysTitle(from, to)}</span>
            <span>
              {counted(sessions, 'session')}, {counted(rides, 'ride')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
