import { Paper, Text, Title, useComputedColorScheme } from '@mantine/core';
import { usePreferences } from '../../../app/me.api.ts';
import { RideStrip } from '../../../charts/ride-strip.tsx';
import { formatDistance } from '../../../lib/units.ts';
import { useGetActivityQuery } from '../activities.api.ts';
import { entriesOf, nameOf, type Activity } from '../activity.ts';
import styles from './compare-view.module.css';

const MOST = 4;
const NONE = '';

/** Up to four sessions; hooks have to be as many on every render. */
function useSessions(hashes: readonly string[]): Activity[] {
  const at = (index: number) => hashes[index] ?? NONE;
  const answers = [
    useGetActivityQuery(at(0), { skip: at(0) === NONE }),
    useGetActivityQuery(at(1), { skip: at(1) === NONE }),
    useGetActivityQuery(at(2), { skip: at(2) === NONE }),
    useGetActivityQuery(at(3), { skip: at(3) === NONE }),
  ];
  return answers
    .slice(0, MOST)
    .flatMap(({ currentData }) => (currentData === undefined ? [] : [currentData]));
}

/** Every ride of every session on one scale, so that a good day is seen at a glance. */
export function RidesSideBySide({ hashes }: { hashes: readonly string[] }) {
  const sessions = useSessions(hashes);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { preferred_distance_unit } = usePreferences();
  const longest = Math.max(
    0,
    ...sessions.flatMap((session) => entriesOf(session).map(({ distance }) => distance)),
  );
  if (sessions.length === 0) return null;
  return (
    <section className={styles.strips} aria-label="Rides side by side">
      <Title order={2} size="h3">
        Rides side by side
      </Title>
      {sessions.map((session) => {
        const distances = entriesOf(session).map(({ distance }) => distance);
        return (
          <Paper key={session.id} withBorder className={styles.strip}>
            <Text fw={600}>{nameOf(session)}</Text>
            <RideStrip
              values={distances}
              largest={longest}
              scheme={scheme}
              className={styles.bars}
              label={`${distances.length} rides, the longest ${formatDistance(Math.max(0, ...distances), preferred_distance_unit)}`}
            />
          </Paper>
        );
      })}
    </section>
  );
}
