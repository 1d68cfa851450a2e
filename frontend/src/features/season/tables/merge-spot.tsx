import { Modal, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { useGetSpotsQuery } from '../../../app/spots.api.ts';
import { DialogForm } from '../../../ui/dialog-form.tsx';
import { isKnown, type KnownSpot } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { useMergeSpotsMutation } from '../season.api.ts';
import { metersBetween, writeAway } from './spot-distance.ts';

interface Props {
  readonly spot: KnownSpot | null;
  readonly onClose: () => void;
  readonly onMerged: (spot: KnownSpot, into: number) => void;
}

/** Makes two spots one. */
export function MergeSpot({ spot, ...props }: Props) {
  return (
    <Modal opened={spot !== null} onClose={props.onClose} title="Merge spot">
      {spot !== null && <MergeForm spot={spot} {...props} />}
    </Modal>
  );
}

/** The other spots with how far away they are, the nearest first. */
function useOthers(from: number) {
  const { all, preferences, spotNameOf } = useSeasonPage();
  const { data: places = [] } = useGetSpotsQuery();
  const placeOf = (id: number) => places.find(({ spot_id }) => spot_id === id);
  const here = placeOf(from);
  return all.spots
    .filter(isKnown)
    .filter(({ spot_id }) => spot_id !== from)
    .map(({ spot_id: id }) => {
      const there = placeOf(id);
      const meters = here === undefined || there === undefined ? null : metersBetween(here, there);
      const away = meters === null ? '' : `, ${writeAway(meters, preferences)}`;
      return { value: String(id), label: `${spotNameOf(id)}${away}`, meters: meters ?? Infinity };
    })
    .toSorted((a, b) => a.meters - b.meters)
    .map(({ value, label }) => ({ value, label }));
}

function MergeForm({ spot, onClose, onMerged }: Props & { spot: KnownSpot }) {
  const { address, spotNameOf } = useSeasonPage();
  const [merge, { isLoading, error }] = useMergeSpotsMutation();
  const others = useOthers(spot.spot_id);
  const [into, setInto] = useState('');
  const save = async () => {
    if (into === '') return;
    // The merged spot is gone: an address that names it would show nothing.
    const moved = String(spot.spot_id);
    const answer = await merge({ id: spot.spot_id, spotMerge: { into: Number(into) } });
    if (answer.error !== undefined) return;
    if (String(address.spotId) === moved) address.change({ spot: into, map: null }, { replace: true });
    else if (String(address.mapSpotId) === moved) address.change({ map: into }, { replace: true });
    onMerged(spot, Number(into));
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
        data={[{ value: '', label: 'Choose a spot', disabled: true }, ...others]}
        required
        value={into}
        onChange={({ currentTarget }) => setInto(currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        All sessions and rides of both become one spot. You can undo this at any time.
      </Text>
    </DialogForm>
  );
}
