import { ActionIcon, Box, Button, Group } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { HighlightSignal } from '../../lib/highlight.ts';
import { PALETTES, type ColorScheme } from '../../lib/palette.ts';
import { drawHighlight, type RowRange } from './draw-highlight.ts';
import { drawSession } from './draw-session.ts';
import { toPixelColumns } from './pixel-columns.ts';
import { createPlot, innerWidth, secondScale, type RideBand, type TimeSpan } from './plot.ts';
import styles from '../plot.module.css';
import { useSpeedGestures } from './use-speed-gestures.ts';
import { useWheelZoom } from './use-wheel-zoom.ts';
import { zoomAround } from './zoom.ts';

const HEIGHT = 200;

/** A canvas scaled to the device's pixel density; drawing coordinates are CSS pixels. */
function useCanvas(width: number, height: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useCallback(
    (paint: (context: CanvasRenderingContext2D) => void) => {
      const element = canvas.current;
      const context = width === 0 ? null : element?.getContext('2d');
      if (!element || !context) return;
      const density = window.devicePixelRatio || 1;
      const [wide, high] = [Math.round(width * density), Math.round(height * density)];
      if (element.width !== wide || element.height !== high) {
        element.width = wide;
        element.height = high;
      }
      context.setTransform(density, 0, 0, density, 0, 0);
      paint(context);
    },
    [width, height],
  );
  return [canvas, draw] as const;
}

/** One value per row; NaN for none. */
interface SecondLine {
  readonly values: Float64Array;
  readonly label: string;
  /** Drawn, else only its switch is there. */
  readonly isShown: boolean;
  readonly onShow: (shown: boolean) => void;
}

interface Props {
  /** Epoch milliseconds, strictly increasing; at least one row. */
  readonly time: Float64Array;
  /** One per row in the displayed unit; NaN for a doubtful speed. */
  readonly speed: Float64Array;
  readonly label: string;
  /** A quieter line with an axis of its own on the right; null for none. */
  readonly second: SecondLine | null;
  readonly bands: readonly RideBand[];
  /** Candidates, drawn lightly; the highlighted one is emphasized. */
  readonly candidates: readonly RideBand[];
  /** Epoch milliseconds that round ticks are counted from. */
  readonly tickOrigin: number;
  readonly formatTick: (millis: number, step: number) => string;
  readonly describeRow: (row: number) => string;
  readonly rideAt: (row: number) => number | null;
  readonly scheme: ColorScheme;
  readonly highlight: HighlightSignal;
  readonly range: RowRange | null;
  readonly onRange: (range: RowRange | null) => void;
  /** The part of the session that is shown; null for all of it. */
  readonly view: TimeSpan | null;
  /** `range` is the range that was zoomed to, if it was just selected. */
  readonly onView: (view: TimeSpan | null, range?: RowRange) => void;
  /** While true, two taps on chart, map or table select a range. */
  readonly selecting: boolean;
  readonly onSelecting: (selecting: boolean) => void;
  readonly onPickRow: (row: number) => void;
  readonly onSelect: (ride: number) => void;
}

/** Speed over time with the rides as bands; the cursor is shared through `highlight`. */
export function SpeedChart(props: Props) {
  const { time, speed, label, bands, candidates, tickOrigin, formatTick, describeRow, scheme } = props;
  const { highlight, range, view, onView, selecting, onSelecting, second } = props;
  const shownValues = second?.isShown === true ? second.values : null;
  const palette = PALETTES[scheme];
  const { ref, width } = useElementSize();
  const plot = useMemo(
    () => createPlot({ time, speed, bands, view, width, height: HEIGHT, hasRightAxis: shownValues !== null }),
    [time, speed, bands, view, width, shownValues],
  );
  const columns = useMemo(
    () => toPixelColumns(time, speed, plot.domain, innerWidth(plot)),
    [time, speed, plot],
  );
  const secondLine = useMemo(
    () =>
      shownValues && {
        columns: toPixelColumns(time, shownValues, plot.domain, innerWidth(plot)),
        y: secondScale(shownValues, plot),
      },
    [time, shownValues, plot],
  );
  const [lineCanvas, drawLine] = useCanvas(width, HEIGHT);
  const [overlayCanvas, drawOverlay] = useCanvas(width, HEIGHT);
  const slider = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLParagraphElement>(null);
  const gestures = useSpeedGestures({ ...props, plot });
  useWheelZoom(slider, plot, onView);
  const zoom = (factor: number) => {
    const [from, to] = plot.domain;
    onView(zoomAround(plot.domain, plot.whole, (from + to) / 2, factor));
  };

  useEffect(() => {
    const shared = { plot, bands, palette, tickOrigin, formatTick };
    drawLine((context) => drawSession(context, { ...shared, columns, second: secondLine }));
  }, [drawLine, plot, columns, secondLine, bands, palette, tickOrigin, formatTick]);

  useEffect(() => {
    const follow = () => {
      const now = highlight.get();
      drawOverlay((context) =>
        drawHighlight(context, { plot, time, speed, bands, candidates, palette, highlight: now, range }),
      );
      const text = now.row === null ? '' : describeRow(now.row);
      if (readout.current) readout.current.textContent = text;
      slider.current?.setAttribute('aria-valuenow', String(now.row ?? 0));
      slider.current?.setAttribute('aria-valuetext', text || 'No point selected');
    };
    follow();
    return highlight.subscribe(follow);
  }, [drawOverlay, plot, time, speed, bands, candidates, palette, highlight, range, describeRow]);

  return (
    <div>
      <Group gap="0.25rem 0.5rem" mih="2rem" fz="sm" c="dimmed">
        <Box component="span" mr="auto">
          {label}
        </Box>
        {/* A line of its own, so that it is never cut. */}
        <Box
          ref={readout}
          component="p"
          flex="1 0 100%"
          mih="1.25rem"
          m={0}
          c="var(--mantine-color-text)"
          style={{ order: 1, fontVariantNumeric: 'tabular-nums' }}
          aria-hidden="true"
        />
        {second !== null && (
          <Button
            size="compact-sm"
            variant="default"
            aria-pressed={second.isShown}
            leftSection={
              <Box
                component="span"
                w="0.75rem"
                h="0.25rem"
                bd={`1px solid ${palette.second}`}
                bdrs={2}
                bg={second.isShown ? palette.second : 'transparent'}
                aria-hidden="true"
              />
            }
            onClick={() => second.onShow(!second.isShown)}
          >
            {second.label}
          </Button>
        )}
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="default"
            size={30}
            aria-label="Zoom out of the chart"
            title="Zoom out"
            disabled={view === null}
            onClick={() => zoom(2)}
          >
            <IconZoomOut size={17} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={30}
            aria-label="Zoom into the chart"
            title="Zoom in"
            onClick={() => zoom(0.5)}
          >
            <IconZoomIn size={17} aria-hidden="true" />
          </ActionIcon>
        </Group>
        <Button
          size="compact-sm"
          variant={selecting ? 'filled' : 'default'}
          aria-pressed={selecting}
          onClick={() => onSelecting(!selecting)}
        >
          {selecting ? 'Tap the start, then the end' : 'Select a range'}
        </Button>
      </Group>
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
          data-zoomed={view === null ? undefined : true}
          role="slider"
          tabIndex={0}
          aria-label={`${label}. Arrow keys move through the session, Shift with arrow keys selects a range, plus and minus zoom, 0 shows all, Enter opens a ride.`}
          aria-valuemin={0}
          aria-valuemax={time.length - 1}
          aria-valuenow={0}
          {...gestures}
        />
      </div>
    </div>
  );
}
