import { IconClock, IconDownload, IconFilter, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { saveBlob } from '../../../lib/save-blob.ts';
import { ToolBar, type Tool } from '../../../ui/tool-bar.tsx';
import type { ClockMode, SessionClock } from './session/clock.ts';
import { csvNameOf, ridesCsv } from './files/rides-csv.ts';
import type { Session } from './session/session.ts';
import styles from './session-tabs.module.css';
import { VideoStartDialog } from './video/video-start-dialog.tsx';

interface Props {
  readonly session: Session;
  readonly clock: SessionClock;
  readonly onClock: (mode: ClockMode) => void;
  readonly surfPointsOnly: boolean;
  readonly onSurfPointsOnly: (only: boolean) => void;
}

/** Tools of the tabs: clock, surf points, video time and CSV. */
export function SessionTools({ session, clock, onClock, surfPointsOnly, onSurfPointsOnly }: Props) {
  const [videoDialogOpen, setVideoDialogOpen] = useState(false);
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
      act: () => setVideoDialogOpen(true),
    },
    {
      label: surfPointsOnly ? 'Show All Points' : 'Show Surf Points Only',
      Icon: IconFilter,
      act: () => onSurfPointsOnly(!surfPointsOnly),
    },
    {
      label: 'Download CSV',
      Icon: IconDownload,
      act: () => {
        const { activity, rides } = session;
        saveBlob(csvNameOf(activity), new Blob([ridesCsv(activity, rides)], { type: 'text/csv' }));
      },
    },
  ];
  return (
    <div className={styles.tools}>
      <ToolBar tools={tools} more="More" />
      <VideoStartDialog
        opened={videoDialogOpen}
        start={clock.kind === 'video' ? clock.origin : session.start}
        onClose={() => setVideoDialogOpen(false)}
        onSet={(start) => {
          onClock({ kind: 'video', start });
          setVideoDialogOpen(false);
        }}
      />
    </div>
  );
}
