import { Modal, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { isKnown, type KnownSpot } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { useMergeSpotsMutation } from '../season.api.ts';

interface Props {
  readonly spot: KnownSpot | null;
  readonly onClose: () => void;
}

/** Makes two spots one. */
export function MergeSpot({ spot, onClose }: Props) {
  return (
    <Modal opened={spot !== null} onClose={onClose} title="Merge spot">
      {spot !== null && <MergeForm spot={spot} onClose={onClose} />}
    </Modal>
  );
}

function MergeForm({ spot, onClose }: { spot: KnownSpot; onClose: () => void }) {
  const { all, address, spotNameOf } = useSeasonPage();
  const [merge, { isLoading, error }] = useMergeSpotsMutation();
  const others = all.spots.filter(isKnown).filter(({ spot_id }) => spot_id !== spot.spot_id);
  const [into, setInto] = useState('');
  const save = async () => {
    if (into === '') return;
    // The merged spot is gone: an address that names it would show nothing.
    const moved = String(spot.spot_id);
    const answer = await merge({ id: spot.spot_id, spotMerge: { into: Number(into) } });
    if (answer.error !== undefined) return;
    if (String(address.spotId) === moved) address.change({ spot: into, map: null }, { replace: true });
    else if (String(address.mapSpotId) === moved) address.change({ map: into }, { replace: true });
    onClose();
  };
  return (
    <DialogForm
      action="Merge"
      busy={isLoading}
      failure={error === undefined ? null : sentenceOf(error, 'Failed to merge the spots')}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <NativeSelect
        label={`Merge ${spotNameOf(spot.spot_id)} into`}
        data-autofocus
        data={[
          { value: '', label: 'Choose a spot', disabled: true },
          ...others.map((other) => ({ value: String(other.spot_id), label: spotNameOf(other.spot_id) })),
        ]}
        required
        value={into}
        onChange={({ currentTarget }) => setInto(currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        All sessions and rides of both become one spot. This can't be undone.
      </Text>
    </DialogForm>
  );
}
