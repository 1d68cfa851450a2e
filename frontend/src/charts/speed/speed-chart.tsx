import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useMemo, useRef } from 'react';
import type { HighlightSignal } from '../../lib/highlight.ts';
import { PALETTES, type ColorScheme } from '../../lib/palette.ts';
import { drawHighlight, type RowRange } from './draw-highlight.ts';
import { drawSession } from './draw-session.ts';
import { toPixelColumns } from './pixel-columns.ts';
import { createPlot, innerWidth, type RideBand } from './plot.ts';
import styles from './speed-chart.module.css';
import { useCanvas } from './use-canvas.ts';
import { useSpeedGestures } from './use-speed-gestures.ts';

const HEIGHT = 200;

interface Props {
  /** Epoch milliseconds, strictly increasing; at least one row. */
  readonly time: Float64Array;
  /** In the unit shown, as long as `time`; NaN where the speed is not to be believed. */
  readonly speed: Float64Array;
  readonly label: string;
  readonly bands: readonly RideBand[];
  /** Stretches to show softly; the one that is pointed at stands out. */
  readonly candidates: readonly RideBand[];
  /** Round tick times are counted from here. */
  readonly tickOrigin: number;
  readonly formatTick: (millis: number, step: number) => string;
  readonly describeRow: (row: number) => string;
  readonly rideAt: (row: number) => number | null;
  readonly scheme: ColorScheme;
  readonly highlight: HighlightSignal;
  readonly range: RowRange | null;
  readonly onRange: (range: RowRange | null) => void;
  /** While true, two taps mark a range, here or wherever else rows can be picked. */
  readonly marking: boolean;
  readonly onMarking: (marking: boolean) => void;
  readonly onMarkRow: (row: number) => void;
  readonly onSelect: (ride: number) => void;
}

/** Speed over the whole session with its rides; what the cursor points at is shared through `highlight`. */
export function SpeedChart(props: Props) {
  const { time, speed, label, bands, candidates, tickOrigin, formatTick, describeRow, scheme } = props;
  const { highlight, range, marking, onMarking } = props;
  const palette = PALETTES[scheme];
  const { ref, width } = useElementSize();
  const plot = useMemo(() => createPlot(time, speed, width, HEIGHT), [time, speed, width]);
  const columns = useMemo(
    () => toPixelColumns(time, speed, plot.domain, innerWidth(plot)),
    [time, speed, plot],
  );
  const [lineCanvas, drawLine] = useCanvas(width, HEIGHT);
  const [overlayCanvas, drawOverlay] = useCanvas(width, HEIGHT);
  const slider = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLParagraphElement>(null);
  const gestures = useSpeedGestures({ ...props, plot });

  useEffect(() => {
    drawLine((context) => drawSession(context, { plot, columns, bands, palette, tickOrigin, formatTick }));
  }, [drawLine, plot, columns, bands, palette, tickOrigin, formatTick]);

  useEffect(() => {
    const follow = () => {
      const now = highlight.get();
      drawOverlay((context) =>
        drawHighlight(context, { plot, time, speed, bands, candidates, palette, highlight: now, range }),
      );
      const text = now.row === null ? '' : describeRow(now.row);
      if (readout.current) readout.current.textContent = text;
      slider.current?.setAttribute('aria-valuenow', String(now.row ?? 0));
      slider.current?.setAttribute('aria-valuetext', text || 'Nothing marked');
    };
    follow();
    return highlight.subscribe(follow);
  }, [drawOverlay, plot, time, speed, bands, candidates, palette, highlight, range, describeRow]);

  return (
    <div className={styles.chart}>
      <div className={styles.heading}>
        <span>{label}</span>
        <p ref={readout} className={styles.readout} aria-hidden="true" />
        <Button
          size="compact-sm"
          variant={marking ? 'filled' : 'default'}
          aria-pressed={marking}
          onClick={() => onMarking(!marking)}
        >
          {marking ? 'Tap start, then end' : 'Mark a range'}
        </Button>
      </div>
      <div ref={ref} className={styles.plot} style={{ height: HEIGHT }}>
        <canvas ref={lineCanvas} className={styles.layer} aria-hidden="true" data-testid="speed-line" />
        <canvas
          ref={overlayCanvas}
          className={styles.layer}
          aria-hidden="true"
          data-testid="speed-highlight"
        />
        <div
          ref={slider}
          className={styles.slider}
          role="slider"
          tabIndex={0}
          aria-label={`${label}. Arrow keys move through the session, Shift with arrow keys marks a range, Enter picks a ride.`}
          aria-valuemin={0}
          aria-valuemax={time.length - 1}
          aria-valuenow={0}
          {...gestures}
        />
      </div>
    </div>
  );
}
