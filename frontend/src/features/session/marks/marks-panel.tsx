import { ActionIcon, Box, Flex, Title } from '@mantine/core';
import type { DetectionParameters } from '@rideline/detection-engine';
import { IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { parseTimestamp } from '../../../lib/dates.ts';
import { headingInUse } from '../../../lib/usual-heading.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useSessionPage } from '../page/session-page.ts';
import { AdviceNotice } from './advice-notice.tsx';
import { engineMark } from './marks.ts';
import { useAdvice } from './use-advice.ts';
import type { Marks } from './use-marks.ts';

const KINDS = { not_a_ride: 'Not a ride', missed_ride: 'Missed ride' } as const;

interface Props {
  readonly marks: Marks;
  readonly applied: DetectionParameters;
  readonly activity: Activity;
  readonly onTry: (parameters: DetectionParameters) => void;
}

/** The owner's marks, and a proposal of parameters that agree with them. */
export function MarksPanel({ marks, applied, activity, onTry }: Props) {
  const { session, clock } = useSessionPage();
  const engineMarks = useMemo(() => marks.all.map(engineMark), [marks.all]);
  const advice = useAdvice({
    track: session.track,
    surfType: session.activity.surf_type,
    parameters: applied,
    marks: engineMarks,
    sport: activity.sport,
    usualHeading: headingInUse(activity),
  });
  const at = (timestamp: string) => clock.format(parseTimestamp(timestamp) ?? 0);
  if (marks.all.length === 0) return null;
  return (
    <Box component="section" mt="md" aria-label="Your corrections">
      <Title order={3} fz="md" fw={600}>
        Your corrections
      </Title>
      <Box component="ul" mt={6} fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {marks.all.map((mark) => {
          const text = `${KINDS[mark.kind]}, ${at(mark.start_time)} to ${at(mark.end_time)}`;
          return (
            <Flex
              component="li"
              gap={8}
              align="center"
              justify="space-between"
              mih={32}
              style={{ borderTop: '1px solid var(--rl-border)' }}
              key={`${mark.kind} ${mark.start_time}`}
            >
              {text}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                disabled={marks.busy}
                aria-label={`Remove correction: ${text}`}
                title="Remove"
                onClick={() => marks.remove(mark, 'Correction removed.')}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            </Flex>
          );
        })}
      </Box>
      <AdviceNotice state={advice} applied={applied} total={marks.all.length} onTry={onTry} />
    </Box>
  );
}
