import { Tooltip, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './explained.module.css';

/** A label that says what it means in a tooltip, on hover, keyboard focus and tap. */
export function Explained({ meaning, children }: { meaning: string; children: ReactNode }) {
  return (
    <Tooltip label={meaning} events={{ hover: true, focus: true, touch: true }} multiline maw="20rem">
      <UnstyledButton className={styles.explained}>{children}</UnstyledButton>
    </Tooltip>
  );
}
