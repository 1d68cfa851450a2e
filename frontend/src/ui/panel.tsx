import { Paper, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

/** A titled card for one topic of a page. */
export function Panel({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" withBorder radius="lg" aria-labelledby={id} className={styles.panel}>
      <div>
        <Title order={2} id={id} className={styles.title}>
          {title}
        </Title>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <div>{children}</div>
    </Paper>
  );
}
