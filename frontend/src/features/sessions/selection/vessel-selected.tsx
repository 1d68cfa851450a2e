import { Button, Modal, NativeSelect, Stack } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { vesselName } from '../../../lib/vessels.ts';
import { useListVesselsQuery } from '../../../app/vessels.api.ts';
import { sessionCount } from '../table/year-scrubber.tsx';
import { useEditActivitiesMutation } from './bulk.api.ts';
import { report } from './report.ts';

const NONE = '';

interface Props {
  readonly selected: readonly ActivityListItem[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Assigns a vessel to the selected sessions. */
export function VesselSelected({ selected, opened, onClose }: Props) {
  const { data: vessels = [] } = useListVesselsQuery(undefined, { skip: !opened });
  const [edit, { isLoading }] = useEditActivitiesMutation();
  const [chosen, setChosen] = useState(NONE);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const urlHashes = selected.map(({ url_hash }) => url_hash);
    const { data } = await edit({
      urlHashes,
      edit: { surf_vessel_id: chosen === NONE ? null : Number(chosen) },
    });
    if (data !== undefined) {
      const done = `Surf vessel of ${sessionCount(urlHashes.length)} changed.`;
      report(data, urlHashes.length, { done, failed: 'Failed to change the surf vessel' });
    }
    onClose();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={`Surf vessel of ${sessionCount(selected.length)}`}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <NativeSelect
            label="Surf Vessel"
            data={[
              { value: NONE, label: 'No surf vessel' },
              ...vessels.map((vessel) => ({ value: String(vessel.id), label: vesselName(vessel) })),
            ]}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Button type="submit" loading={isLoading}>
            Apply
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
