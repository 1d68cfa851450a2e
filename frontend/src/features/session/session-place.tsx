import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './session-header.module.css';

/** Where a session was. */
export const SessionPlace = ({ place, children }: { place: string | null; children?: ReactNode }) =>
  place !== null && (
    <span className={styles.place}>
      <IconMapPin size={14} aria-hidden="true" />
      <span className={styles.placeName}>{place}</span>
      {children}
    </span>
  );
