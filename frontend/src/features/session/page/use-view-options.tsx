import { IconClock, IconFilter, IconVideo } from '@tabler/icons-react';
import { firstZone } from '@rideline/detection-engine';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTimeDisplay } from '../../../app/me.api.ts';
import type { Tool } from '../../../ui/tool-item.tsx';
import { VideoStartDialog } from '../edit/video-start-dialog.tsx';
import { spotZone } from '../../../lib/dates.ts';
import { createClock, type ClockMode, type SessionClock } from './clock.ts';
import type { Session } from './session.ts';

/** How times and trackpoints of a session are shown. */
export interface ViewOptions {
  readonly clock: SessionClock;
  readonly surfPointsOnly: boolean;
  /** Entries of the session's menu that change the options. */
  readonly tools: readonly Tool[];
  /** The dialog of the video's start, for the page to render. */
  readonly dialog: ReactNode;
}

/** In the address, so that a reload keeps it: ?video-start=2026-06-01T15:00:05.000Z. */
const VIDEO_START = 'video-start';

/** How times are shown. A chosen start of a video is kept in the address. */
function useClockMode() {
  const [params, setParams] = useSearchParams();
  const [isRelative, setRelative] = useState(false);
  const videoStart = Date.parse(params.get(VIDEO_START) ?? '');
  const mode = useMemo(
    (): ClockMode =>
      Number.isNaN(videoStart)
        ? { kind: isRelative ? 'relative' : 'absolute' }
        : { kind: 'video', start: videoStart },
    [videoStart, isRelative],
  );
  const setMode = (next: ClockMode) => {
    setRelative(next.kind === 'relative');
    if (next.kind !== 'video' && !params.has(VIDEO_START)) return;
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next.kind === 'video') changed.set(VIDEO_START, new Date(next.start).toISOString());
        else changed.delete(VIDEO_START);
        return changed;
      },
      { replace: true },
    );
  };
  return [mode, setMode] as const;
}

/**
 * The clock and the trackpoint filter of a session.
 * @param aligned when its first aligned video starts, which the dialog suggests
 */
export function useViewOptions({ start, activity }: Session, aligned?: string): ViewOptions {
  const timeZone = spotZone(activity);
  const [mode, setMode] = useClockMode();
  const [surfPointsOnly, setSurfPointsOnly] = useState(false);
  const [dialogOpen, setDialogOpen] = useState(false);
  const display = useTimeDisplay();
  const clock = useMemo(() => {
    const zone = firstZone({ millis: start, timeZone }, display);
    return createClock(mode, start, { zone, hourFormat: display.hourFormat });
  }, [mode, start, timeZone, display]);
  const absolute = clock.kind === 'absolute';
  return {
    clock,
    surfPointsOnly,
    tools: [
      {
        label: absolute ? 'Show Relative Time' : 'Show Absolute Time',
        Icon: IconClock,
        act: () => setMode({ kind: absolute ? 'relative' : 'absolute' }),
      },
      { label: 'Calculate Time in Video', Icon: IconVideo, act: () => setDialogOpen(true) },
      {
        label: surfPointsOnly ? 'Show All Points' : 'Show Surf Points Only',
        Icon: IconFilter,
        act: () => setSurfPointsOnly(!surfPointsOnly),
      },
    ],
    dialog: (
      <VideoStartDialog
        opened={dialogOpen}
        start={clock.kind === 'video' ? clock.origin : aligned === undefined ? start : Date.parse(aligned)}
        zone={clock.zone}
        onClose={() => setDialogOpen(false)}
        onSet={(videoStart) => {
          setMode({ kind: 'video', start: videoStart });
          setDialogOpen(false);
        }}
      />
    ),
  };
}
