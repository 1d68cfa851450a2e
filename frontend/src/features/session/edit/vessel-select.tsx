import { NativeSelect } from '@mantine/core';
import { vesselName } from '../../../lib/vessels.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useEditActivityMutation } from '../../../activity/editing.api.ts';
import { useListVesselsQuery } from '../../../app/vessels.api.ts';

const NONE = '';

/** The session's surf vessel. A failed change keeps the previous choice. */
export function VesselSelect({ activity }: { activity: Activity }) {
  const { data: vessels = [] } = useListVesselsQuery(undefined);
  const [edit, { isLoading }] = useEditActivityMutation();
  const options = [
    { value: NONE, label: 'No surf vessel' },
    ...vessels.map((vessel) => ({ value: String(vessel.id), label: vesselName(vessel) })),
  ];
  return (
    <NativeSelect
      label="Surf Vessel"
      size="sm"
      data={options}
      disabled={isLoading}
      value={activity.surf_vessel_id === null ? NONE : String(activity.surf_vessel_id)}
      onChange={({ currentTarget: { value } }) => {
        void edit({
          urlHash: activity.url_hash,
          edit: { surf_vessel_id: value === NONE ? null : Number(value) },
        });
      }}
    />
  );
}
