import { IconCheck, IconX } from '@tabler/icons-react';
import type { Reason } from '../../../app/api-types.ts';
import { usePreferences } from '../../../app/me.api.ts';
import { reasonText } from './reason-text.ts';
import styles from './reasons.module.css';

/** The ratio of measured value to minimum that fills the bar. */
const FULL = 3;

/** Every rule of a ride or candidate with its measured value and minimum. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const preferences = usePreferences();
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => {
        const { title, passed, sentence, ratio } = reasonText(reason, preferences);
        const Icon = passed ? IconCheck : IconX;
        return (
          <li key={reason.rule} data-passed={passed}>
            <Icon size={18} aria-label={passed ? 'Passed' : 'Not passed'} className={styles.verdict} />
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.sentence}>{sentence}</span>
            </span>
            {ratio !== null && (
              <span className={styles.bar} aria-hidden="true">
                <span className={styles.fill} style={{ width: `${Math.min(1, ratio / FULL) * 100}%` }} />
                <span className={styles.mark} style={{ left: `${100 / FULL}%` }} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
