import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { Preferences } from '../../../app/api-types.ts';
import { nearestRow } from '../../../charts/speed/nearest-row.ts';
import type { TimeSpan } from '../../../charts/speed/plot.ts';
import type { Candidate } from '../not-counted/candidates.ts';
import type { RowRange } from '../range/use-range.ts';
import type { SessionClock } from '../page/clock.ts';
import type { Session } from '../page/session.ts';
import { useDrawing } from './use-drawing.ts';

const FOCUS_DELAY_MS = 250;

interface Options {
  readonly session: Session;
  readonly candidates: readonly Candidate[];
  readonly openId: number | null;
  readonly entryName: string;
  readonly clock: SessionClock;
  readonly preferences: Preferences;
  readonly range: RowRange | null;
  readonly selecting: boolean;
  /** The ride that is played; the map follows it. */
  readonly playedId: number | null;
}

/** The part of the chart that was zoomed to, and what was open when that happened. */
interface Zoom extends Pick<Options, 'openId' | 'range'> {
  readonly span: TimeSpan;
}

/** The drawing that map and chart share, the chart's zoom and the rows that the map shows. */
export function useInstrument(options: Options) {
  const { session, candidates, openId, entryName, clock, preferences, range, selecting, playedId } = options;
  const { rides, track } = session;
  const drawing = useDrawing(session, candidates, entryName, clock, preferences);
  const [zoom, setZoom] = useState<Zoom | null>(null);
  const open = [...rides, ...candidates].find(({ id }) => id === openId) ?? null;
  const played = rides.find(({ id }) => id === playedId) ?? null;
  const [settledRange] = useDebouncedValue(range, FOCUS_DELAY_MS);
  const [settledZoom] = useDebouncedValue(zoom, FOCUS_DELAY_MS);
  // The map follows whatever changed last: the zoom, or the open ride and the range.
  const leading = settledZoom?.openId === openId && settledZoom.range === settledRange ? settledZoom : null;
  const focus = useMemo(() => {
    const rowsOf = ({ firstRow, lastRow }: { firstRow: number; lastRow: number }) => ({
      from: firstRow,
      to: lastRow,
    });
    if (played !== null) return rowsOf(played);
    if (selecting) return null;
    if (leading !== null) {
      const [from, to] = leading.span;
      return { from: nearestRow(track.time, from), to: nearestRow(track.time, to) };
    }
    return settledRange ?? (open === null ? null : rowsOf(open));
  }, [played, selecting, leading, settledRange, open, track]);

  return {
    drawing,
    focus,
    openRide: rides.find(({ id }) => id === openId) ?? null,
    view: zoom?.span ?? null,
    setView: (span: TimeSpan | null, of: RowRange | null = range) =>
      setZoom(span === null ? null : { span, openId, range: of }),
  };
}
