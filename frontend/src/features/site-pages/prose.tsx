import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text in a comfortable measure. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
