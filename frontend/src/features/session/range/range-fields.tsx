import { Group, TextInput } from '@mantine/core';
import { formatTimeOfDay } from '@rideline/detection-engine';
import { nearestRow } from '../../../charts/speed/nearest-row.ts';
import { momentOf, zoneLabel } from '../page/clock.ts';
import type { RowRange } from './use-range.ts';

interface Props {
  readonly time: Float64Array;
  /** Zone of the times of day. */
  readonly zone: string;
  /** null shows the ends of the session. */
  readonly range: RowRange | null;
  readonly onRange: (range: RowRange) => void;
}

/** 'HH:MM:SS', the value of a time field. */
const fieldValue = (millis: number, zone: string): string => formatTimeOfDay(millis, zone, '24h');

/** Time fields for the two ends of a range, an alternative to dragging. */
export function RangeFields({ time, zone, range, onRange }: Props) {
  const { from, to } = range ?? { from: 0, to: time.length - 1 };
  const at = (row: number) => time[row] ?? 0;
  const rowAt = (value: string, around: number) => {
    const [hours = Number.NaN, minutes = Number.NaN, seconds = 0] = value.split(':').map(Number);
    if (Number.isNaN(hours) || Number.isNaN(minutes)) return null;
    const ends = [at(0), at(time.length - 1)] as const;
    return nearestRow(time, momentOf({ hours, minutes, seconds }, around, zone, ends));
  };
  const field = (label: string, row: number, set: (row: number) => RowRange) => (
    <TextInput
      type="time"
      step={1}
      size="xs"
      label={label}
      value={fieldValue(at(row), zone)}
      onChange={({ currentTarget }) => {
        const chosen = rowAt(currentTarget.value, at(row));
        if (chosen !== null) onRange(set(chosen));
      }}
    />
  );
  return (
    <Group gap={8} align="stretch" wrap="nowrap">
      {field(`From (${zoneLabel(zone)})`, from, (row) => ({
        from: Math.min(row, to),
        to: Math.max(row, to),
      }))}
      {field(`To (${zoneLabel(zone)})`, to, (row) => ({
        from: Math.min(from, row),
        to: Math.max(from, row),
      }))}
    </Group>
  );
}
