import type { Reason } from '@rideline/detection-engine';
import { IconCheck, IconX } from '@tabler/icons-react';
import { usePreferences } from '../../../app/me.api.ts';
import { reasonText } from './reason-text.ts';
import styles from './reasons.module.css';

/** How far the bar goes: three times what is asked fills it. */
const FULL = 3;

/** Why a ride counted: every rule, what was measured, and by how much it passed. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const preferences = usePreferences();
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => {
        const { title, passed, sentence, margin, ratio } = reasonText(reason, preferences);
        const Icon = passed ? IconCheck : IconX;
        return (
          <li key={reason.rule} data-passed={passed}>
            <Icon size={18} aria-label={passed ? 'Passed' : 'Not passed'} className={styles.verdict} />
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.sentence}>{sentence}</span>
              {margin !== null && <span className={styles.margin}>({margin})</span>}
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
