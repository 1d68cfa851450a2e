import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Spot } from '../app/api-types.ts';
import { sentenceOf } from '../app/problem.ts';
import { useGetSpotsQuery, useNameSpotMutation } from '../app/spots.api.ts';
import { DialogForm } from './dialog-form.tsx';

const LONGEST = 60;

type NamedSpot = Pick<Spot, 'spot_id' | 'name'>;

interface Props {
  readonly spot: NamedSpot | null;
  readonly onClose: () => void;
}

/** Gives a spot a name, or the name of its place back. */
export function RenameSpot({ spot, onClose }: Props) {
  return (
    <Modal opened={spot !== null} onClose={onClose} title="Rename spot">
      {spot !== null && <RenameForm spot={spot} onClose={onClose} />}
    </Modal>
  );
}

function RenameForm({ spot, onClose }: { spot: NamedSpot; onClose: () => void }) {
  const [rename, { isLoading, error }] = useNameSpotMutation();
  const { data: spots } = useGetSpotsQuery();
  const isNamed = spots?.find(({ spot_id }) => spot_id === spot.spot_id)?.is_named === true;
  const [name, setName] = useState(isNamed ? (spot.name ?? '') : '');
  const save = async () => {
    const answer = await rename({ id: spot.spot_id, spotName: { name: name.trim() } });
    if (answer.error === undefined) onClose();
  };
  return (
    <DialogForm
      action="Save"
      busy={isLoading}
      failure={error === undefined ? null : sentenceOf(error, 'Failed to rename the spot')}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <TextInput
        label="Name"
        description={
          isNamed
            ? 'All your sessions here show it. Leave it empty for the name of the place.'
            : `All your sessions here will show it. Now named after the place: ${spot.name ?? 'unknown'}.`
        }
        data-autofocus
        maxLength={LONGEST}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </DialogForm>
  );
}
