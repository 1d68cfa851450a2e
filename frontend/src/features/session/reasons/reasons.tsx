import { Box } from '@mantine/core';
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
              <Box component="span" fw={600}>
                {title}
              </Box>
              <Box component="span" ml={8} style={{ fontVariantNumeric: 'tabular-nums' }}>
                {sentence}
              </Box>
            </span>
            {ratio !== null && (
              <Box
                component="span"
                pos="relative"
                maw={320}
                h={6}
                bg="var(--rl-border)"
                bdrs={3}
                style={{ gridColumn: 2 }}
                aria-hidden="true"
              >
                <span className={styles.fill} style={{ width: `${Math.min(1, ratio / FULL) * 100}%` }} />
                <Box
                  component="span"
                  pos="absolute"
                  top={-3}
                  bottom={-3}
                  w={2}
                  bg="var(--mantine-color-text)"
                  style={{ left: `${100 / FULL}%` }}
                />
              </Box>
            )}
          </li>
        );
      })}
    </ul>
  );
}
