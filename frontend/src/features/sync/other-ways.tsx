import { Text, Title } from '@mantine/core';
import { useOffered } from '../../app/site.api.ts';
import { MAKERS, waysOf } from '../../lib/ways-in.ts';
import { RouterAnchor } from '../../ui/router-anchor.tsx';
import styles from './sync.module.css';

/** The shortest way from each maker's watches and apps. */
export function OtherWays() {
  const { connections } = useOffered();
  return (
    <section aria-label="The shortest way in" className={styles.ways}>
      <Title order={2} size="h3" mb="xs">
        The shortest way in
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Files you upload, and sessions your watch or phone sends here itself, work best. See{' '}
        <RouterAnchor to="/devices">every way, and what may stop working</RouterAnchor>.
      </Text>
      <dl className={styles.makers}>
        {MAKERS.map((maker) => (
          <div key={maker.title}>
            <dt>{maker.title}</dt>
            <dd>{waysOf(maker, connections)[0]?.how}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
