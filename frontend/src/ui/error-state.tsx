import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './state.module.css';

/** What went wrong in one sentence, and what to do next. */
export function ErrorState({
  title = 'Error',
  message,
  children,
}: {
  title?: string;
  message: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-kind="error">
        <IconAlertTriangle size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.message}>{message}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
