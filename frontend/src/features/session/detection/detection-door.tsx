import { Box, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Activity } from '../../../activity/activity.ts';
import fold from '../not-counted/not-counted.module.css';
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
    <Paper withBorder shadow="sm" mt="md" component="section" aria-label="Detection">
      <Title order={2} fz="inherit" lh="inherit">
        <UnstyledButton className={fold.head} aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
          <span>
            <Box component="span" mr="xs" fw={600}>
              Missing a wave, or counted one that wasn't?
            </Box>
            {corrections > 0 && (
              <Box component="span" fz="sm" fw={400} c="dimmed">
                {corrections} {corrections === 1 ? 'correction' : 'corrections'}
              </Box>
            )}
          </span>
          <IconChevronRight size={18} className={fold.chevron} aria-hidden="true" />
        </UnstyledButton>
      </Title>
      {isOpen && (
        <Box pb="md" px="md">
          <Text mt={2} mb="sm" fz="sm" c="dimmed">
            Change the settings and see at once what counts, or use another profile. To add a missed wave,
            select it on the speed chart.
          </Text>
          <UsualHeading activity={activity} />
          <DetectionButtons activity={activity} isOwner onPreview={previewing ? null : onPreview} />
          {children}
        </Box>
      )}
    </Paper>
  );
}
