import { Paper, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Activity } from '../../../activity/activity.ts';
import fold from '../not-counted/not-counted.module.css';
import { DetectionButtons } from './detection-buttons.tsx';
import styles from './detection-panel.module.css';
import { UsualHeading } from './usual-heading.tsx';

interface Props {
  readonly activity: Activity;
  /** The owner's marks. Where there are any, the door is open at first. */
  readonly corrections: number;
  /** Starts the preview of other settings; null where it is not available. */
  readonly onPreview: (() => void) | null;
  readonly previewing: boolean;
  /** The preview and the marks. */
  readonly children: ReactNode;
}

/** One way to everything that changes what counts: preview, profiles, parameters and marks. */
export function DetectionDoor({ activity, corrections, onPreview, previewing, children }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = previewing || (chosen ?? corrections > 0);
  return (
    <Paper withBorder className={fold.panel} component="section" aria-label="Detection">
      <h2 className={fold.heading}>
        <UnstyledButton className={fold.head} aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
          <span>
            <span className={fold.title}>Missing a wave, or counted one that wasn't?</span>
            {corrections > 0 && (
              <span className={fold.count}>
                {corrections} {corrections === 1 ? 'correction' : 'corrections'}
              </span>
            )}
          </span>
          <IconChevronRight size={18} className={fold.chevron} aria-hidden="true" />
        </UnstyledButton>
      </h2>
      {isOpen && (
        <div className={styles.inside}>
          <p className={styles.lead}>
            Change the settings and see at once what counts, or use another profile. To add a missed wave,
            select it on the speed chart.
          </p>
          <UsualHeading activity={activity} />
          <DetectionButtons activity={activity} isOwner onPreview={previewing ? null : onPreview} />
          {children}
        </div>
      )}
    </Paper>
  );
}
