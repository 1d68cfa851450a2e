import { Button } from '@mantine/core';
import { IconClock, IconDownload, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import type { ClockMode, SessionClock } from './clock.ts';
import { csvNameOf, ridesCsv } from './csv.ts';
import { saveFile } from './save-file.ts';
import type { Session } from './session.ts';
import styles from './session-tabs.module.css';
import { VideoStartDialog } from './video-start-dialog.tsx';

interface Props {
  readonly session: Session;
  readonly clock: SessionClock;
  readonly onClock: (mode: ClockMode) => void;
  readonly surfPointsOnly: boolean;
  readonly onSurfPointsOnly: (only: boolean) => void;
}

/** How times and points are shown, and the rides as a file. */
export function SessionTools({ session, clock, onClock, surfPointsOnly, onSurfPointsOnly }: Props) {
  const [askingVideoStart, setAskingVideoStart] = useState(false);
  const absolute = clock.kind === 'absolute';
  return (
    <div className={styles.tools}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconClock size={15} aria-hidden="true" />}
        onClick={() => onClock({ kind: absolute ? 'relative' : 'absolute' })}
      >
        {absolute ? 'Show Relative Time' : 'Show Absolute Time'}
      </Button>
      <Button
        size="compact-sm"
        variant={clock.kind === 'video' ? 'light' : 'default'}
        leftSection={<IconVideo size={15} aria-hidden="true" />}
        onClick={() => setAskingVideoStart(true)}
      >
        Calculate Time in Video
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => onSurfPointsOnly(!surfPointsOnly)}>
        {surfPointsOnly ? 'Show All Points' : 'Show Surf Points Only'}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconDownload size={15} aria-hidden="true" />}
        onClick={() =>
          saveFile(csvNameOf(session.activity), 'text/csv', ridesCsv(session.activity, session.rides))
        }
      >
        Download CSV
      </Button>
      <VideoStartDialog
        opened={askingVideoStart}
        start={clock.kind === 'video' ? clock.origin : session.start}
        onClose={() => setAskingVideoStart(false)}
        onSet={(start) => {
          onClock({ kind: 'video', start });
          setAskingVideoStart(false);
        }}
      />
    </div>
  );
}
