import { NativeSelect } from '@mantine/core';
import type { ActivityListItem } from '../../../../app/api-types.ts';
import { vesselOf } from '../../activity.ts';

export const ALL_VESSELS = '';

export const surfedWith = (row: ActivityListItem, vessel: string): boolean =>
  vessel === ALL_VESSELS || String(row.surf_vessel_id) === vessel;

interface Props {
  readonly activities: readonly ActivityListItem[];
  readonly vessel: string;
  readonly onVessel: (vessel: string) => void;
}

/** Filters the list by vessel; offers the vessels of the listed sessions. */
export function VesselFilter({ activities, vessel, onVessel }: Props) {
  const names = new Map<string, string>();
  for (const row of activities) {
    if (row.surf_vessel !== null) names.set(String(row.surf_vessel_id), vesselOf(row));
  }
  const options = [...names].map(([value, label]) => ({ value, label }));
  return (
    <NativeSelect
      aria-label="Surf vessel"
      data={[{ value: ALL_VESSELS, label: 'All Vessels' }, ...options]}
      value={vessel}
      onChange={({ currentTarget }) => onVessel(currentTarget.value)}
    />
  );
}
