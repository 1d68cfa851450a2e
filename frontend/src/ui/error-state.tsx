import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './state.module.css';

/** Error message, with the next step as children. */
export function ErrorState({
  title = 'Error',
  message,
  wholePage = false,
  children,
}: {
  title?: string;
  message: string;
  /** The error replaces the page, so its title is the h1. */
  wholePage?: boolean;
  children?: ReactNode;
}) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-kind="error">
        <IconAlertTriangle size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <Title className={styles.title}>{title}</Title>
      <p className={styles.message}>{message}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
