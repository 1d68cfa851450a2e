import { memo } from 'react';
import type { HighlightSignal } from '../../lib/highlight.ts';
import { useSignal } from '../../lib/signal.ts';
import { roughly } from '../../lib/format.ts';
import type { Palette } from '../../lib/palette.ts';
import { BAR, SLOT, type RideBar } from './bar-layout.ts';

/** Color of a ride's label by hours since the session began; gray for an unknown time. */
export function hourColor(secondsIn: number | null, palette: Palette): string {
  if (secondsIn === null || !Number.isFinite(secondsIn)) return palette.unknownHour;
  const bucket = Math.min(4, Math.max(0, Math.floor(secondsIn / 3600)));
  return palette.hours[bucket] ?? palette.unknownHour;
}

interface Props {
  readonly bar: RideBar;
  readonly x: number;
  readonly center: number;
  readonly top: number;
  readonly bottom: number;
  readonly valueText: string;
  readonly palette: Palette;
  readonly highlight: HighlightSignal;
  readonly onSelect: (ride: number) => void;
}

/** One ride's bar with its value above and its time below; highlighted together with map and table. */
export const RideBarMark = memo(function RideBarMark(props: Props) {
  const { bar, x, center, top, bottom, valueText, palette, highlight, onSelect } = props;
  const text = roughly(valueText, bar.rough);
  const lit = useSignal(highlight, (now) => now.ride === bar.id);
  const dimmed = useSignal(highlight, (now) => now.ride !== null && now.ride !== bar.id);
  return (
    <g
      data-ride={bar.id}
      data-lit={lit || undefined}
      onPointerEnter={() => highlight.set({ ride: bar.id, row: null })}
      onPointerLeave={() => highlight.clear()}
      onClick={() => onSelect(bar.id)}
      style={{ cursor: 'pointer' }}
    >
      <title>{`Ride ${bar.number}: ${text}`}</title>
      <rect x={center - SLOT / 2} y={0} width={SLOT} height={bottom} fill="transparent" />
      <rect
        x={x}
        y={top}
        width={BAR}
        height={Math.max(1, bottom - top)}
        rx={4}
        fill={lit ? palette.rideActive : palette.ride}
        opacity={dimmed ? 0.45 : 1}
      />
      <text x={center} y={top - 6} textAnchor="middle" fontSize={11} fill={palette.label}>
        {text}
      </text>
      <text
        x={center}
        y={bottom + 14}
        textAnchor="end"
        fontSize={12}
        fontWeight={lit ? 700 : 500}
        fill={hourColor(bar.secondsIn, palette)}
        transform={`rotate(-45 ${center} ${bottom + 14})`}
      >
        {bar.label}
      </text>
    </g>
  );
});
