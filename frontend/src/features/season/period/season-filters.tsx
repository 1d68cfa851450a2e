import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { surfTypesOf } from '../season-history.ts';
import { boardName } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import styles from './period.module.css';

const SURF_TYPES = [
  { value: 'traveling_waves', label: 'Ocean' },
  { value: 'standing_waves', label: 'Skookumchuck' },
];

interface SelectProps {
  readonly name: 'vessel' | 'spot';
  readonly label: string;
  /** The choice that keeps every session. */
  readonly everything: string;
  readonly chosen: number | undefined;
  readonly options: readonly { readonly id: number | null; readonly name: string }[];
}

function FilterSelect({ name, label, everything, chosen, options }: SelectProps) {
  const { address } = useSeasonPage();
  const known = options.filter(({ id }) => id !== null);
  if (known.length === 0 && chosen === undefined) return null;
  return (
    <NativeSelect
      aria-label={label}
      data={[
        { value: '', label: everything },
        ...known.map((option) => ({ value: String(option.id), label: option.name })),
      ]}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={({ currentTarget }) => address.change({ [name]: currentTarget.value || null })}
    />
  );
}

/** Wave type, where the person has both, board and spot. */
export function SeasonFilters() {
  const { history, all, surfType, address, spotNameOf } = useSeasonPage();
  return (
    <Group gap={8} className={styles.filters} role="group" aria-label="Filters">
      {surfTypesOf(history).length > 1 && (
        <SegmentedControl
          aria-label="Wave type"
          data={SURF_TYPES}
          value={surfType}
          // A board or spot of the other type may have no session of this one.
          onChange={(type) => address.change({ surf_type: type, vessel: null, spot: null, map: null })}
        />
      )}
      <FilterSelect
        name="vessel"
        label="Board"
        everything="All boards"
        chosen={address.vesselId}
        options={all.vessels.map(({ vessel_id: id, name }) => ({ id, name: boardName(name) }))}
      />
      <FilterSelect
        name="spot"
        label="Spot"
        everything="All spots"
        chosen={address.spotId}
        options={all.spots.map(({ spot_id: id }) => ({ id, name: spotNameOf(id) }))}
      />
    </Group>
  );
}
