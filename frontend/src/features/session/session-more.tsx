import type { ReactNode } from 'react';
import type { Activity } from '../../activity/activity.ts';
import { DetectionDoor } from './detection/detection-door.tsx';
import { DetectionPanel } from './detection/detection-panel.tsx';
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
