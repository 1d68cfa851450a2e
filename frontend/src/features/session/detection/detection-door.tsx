import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Activity } from '../../../activity/activity.ts';
import { FoldedPanel } from '../folded-panel.tsx';
import { DetectionButtons } from './detection-buttons.tsx';
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
    <FoldedPanel
      label="Detection"
      title="Missing a wave, or counted one that wasn't?"
      note={
        corrections === 0 ? undefined : `${corrections} ${corrections === 1 ? 'correction' : 'corrections'}`
      }
      isOpen={isOpen}
      onToggle={() => setChosen(!isOpen)}
    >
      <Text mt={2} mb="sm" fz="sm" c="dimmed">
        Change the settings and see at once what counts, or use another profile. To add a missed wave, select
        it on the speed chart.
      </Text>
      <UsualHeading activity={activity} />
      <DetectionButtons activity={activity} isOwner onPreview={previewing ? null : onPreview} />
      {children}
    </FoldedPanel>
  );
}
