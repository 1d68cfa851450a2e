import { IconClock, IconDownload, IconFilter, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { ToolBar, type Tool } from '../../../ui/tool-bar.tsx';
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
  const tools: readonly Tool[] = [
    {
      label: absolute ? 'Show Relative Time' : 'Show Absolute Time',
      Icon: IconClock,
      first: true,
      act: () => onClock({ kind: absolute ? 'relative' : 'absolute' }),
    },
    {
      label: 'Calculate Time in Video',
      Icon: IconVideo,
      variant: clock.kind === 'video' ? 'light' : 'default',
      act: () => setAskingVideoStart(true),
    },
    {
      label: surfPointsOnly ? 'Show All Points' : 'Show Surf Points Only',
      Icon: IconFilter,
      act: () => onSurfPointsOnly(!surfPointsOnly),
    },
    {
      label: 'Download CSV',
      Icon: IconDownload,
      act: () => saveFile(csvNameOf(session.activity), 'text/csv', ridesCsv(session.activity, session.rides)),
    },
  ];
  return (
    <div className={styles.tools}>
      <ToolBar tools={tools} more="More" />
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
