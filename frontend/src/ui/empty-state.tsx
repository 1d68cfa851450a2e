import { IconRipple, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './state.module.css';

/** Message for an empty page or list, with the next step as children. */
export function EmptyState({
  icon: Symbol = IconRipple,
  message,
  children,
}: {
  icon?: Icon;
  message: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Symbol size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <p className={styles.message}>{message}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
