import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Activity, SessionSource } from '../../activity/activity.ts';
import { DetectionDoor } from './detection/detection-door.tsx';
import { DetectionButtons } from './detection/detection-buttons.tsx';
import type { DetectionOfSession } from './detection/use-detection.ts';
import { MarksPanel } from './marks/marks-panel.tsx';
import type { Marks } from './marks/use-marks.ts';
import { NotCounted } from './not-counted/not-counted.tsx';
import { useSessionPage } from './page/session-page.ts';
import type { Session } from './page/session.ts';
import { WhatIfPanel } from './what-if/what-if-panel.tsx';

/** What only the owner's page has. */
export interface Owner {
  readonly activity: Activity;
  readonly marks: Marks;
  readonly hint: ReactNode;
  readonly video: ReactNode;
}

interface Props {
  readonly saved: Session;
  readonly detection: DetectionOfSession;
  readonly owner: Owner | undefined;
}

/** How the rides of somebody else's session were detected. */
const DetectionPanel = ({ activity }: { activity: SessionSource }) => (
  <Paper
    withBorder
    shadow="sm"
    p="md"
    mt="md"
    style={{ scrollMarginTop: '1rem' }}
    component="section"
    aria-label="Detection"
  >
    <Title order={2} fz="md" fw={600}>
      Detection
    </Title>
    <Text mt={2} mb="sm" fz="sm" c="dimmed">
      The settings that decided what counts as a ride here.
    </Text>
    <DetectionButtons activity={activity} isOwner={false} onPreview={null} />
  </Paper>
);

/** What was left out, and how the rides were detected. */
export function SessionMore({ saved, detection, owner }: Props) {
  const { applied, parameters, setParameters, result } = detection;
  const { session } = useSessionPage();
  return (
    <>
      <NotCounted />
      {owner === undefined ? (
        <DetectionPanel activity={saved.activity} />
      ) : (
        <DetectionDoor
          activity={owner.activity}
          corrections={owner.marks.all.length}
          onPreview={applied === null ? null : () => setParameters(applied)}
          previewing={parameters !== null}
        >
          {parameters !== null && applied !== null && result !== null && (
            <WhatIfPanel
              urlHash={session.activity.url_hash}
              applied={applied}
              parameters={parameters}
              result={result}
              onChange={setParameters}
              onClose={() => setParameters(null)}
            />
          )}
          {applied !== null && (
            <MarksPanel
              marks={owner.marks}
              applied={applied}
              activity={owner.activity}
              onTry={setParameters}
            />
          )}
        </DetectionDoor>
      )}
    </>
  );
}
