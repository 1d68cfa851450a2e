import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Formats headings, paragraphs and lists of running text. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
