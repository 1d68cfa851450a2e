import { Paper, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

/** A titled card for one topic of a page. */
export function Panel({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" withBorder radius="lg" aria-labelledby={id} className={styles.panel}>
      <div>
        <Title order={2} id={id} fz="lg">
          {title}
        </Title>
        {lead !== undefined && (
          <Text mt={4} fz="0.9375rem" lh={1.5} c="dimmed">
            {lead}
          </Text>
        )}
      </div>
      <div>{children}</div>
    </Paper>
  );
}
