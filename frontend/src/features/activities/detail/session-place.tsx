import { IconMapPin } from '@tabler/icons-react';
import styles from './session-header.module.css';

/** Where a session began. */
export const SessionPlace = ({ place = null }: { place?: string | null | undefined }) =>
  place !== null && (
    <span className={styles.place}>
      <IconMapPin size={14} aria-hidden="true" />
      {place}
    </span>
  );
