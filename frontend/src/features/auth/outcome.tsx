import { Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './outcome.module.css';

/** Result of a login or sign-up step, with the next step as children. */
export function Outcome({
  kind,
  message,
  children,
}: {
  kind: 'waiting' | 'success' | 'error';
  message: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.outcome} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <span className={styles.sign} aria-hidden="true">
        {kind === 'waiting' && <Loader size={28} />}
        {kind === 'success' && <IconCheck size={28} />}
        {kind === 'error' && <IconAlertTriangle size={28} />}
      </span>
      <Text>{message}</Text>
      {children}
    </div>
  );
}
