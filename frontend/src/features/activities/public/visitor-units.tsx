import { Group, NativeSelect } from '@mantine/core';
import type { DistanceUnit, SpeedUnit } from '../../../app/api-types.ts';
import { useIsSignedIn } from '../../../app/hooks.ts';
import { DEFAULT_PREFERENCES } from '../../../app/me.api.ts';
import { useVisitorUnits } from '../../../app/visitor-units.ts';
import { DISTANCE_OPTIONS, SPEED_OPTIONS } from '../../../lib/units.ts';

/** Visitors choose their units here; people with an account have them in their settings. */
export function VisitorUnits() {
  const { units, choose } = useVisitorUnits(DEFAULT_PREFERENCES);
  if (useIsSignedIn()) return null;
  return (
    <Group gap="xs" mb="md">
      <NativeSelect
        size="xs"
        aria-label="Unit of distances"
        data={DISTANCE_OPTIONS}
        value={units.preferred_distance_unit}
        onChange={({ currentTarget }) =>
          choose({ ...units, preferred_distance_unit: currentTarget.value as DistanceUnit })
        }
      />
      <NativeSelect
        size="xs"
        aria-label="Unit of speeds"
        data={SPEED_OPTIONS}
        value={units.preferred_speed_unit}
        onChange={({ currentTarget }) =>
          choose({ ...units, preferred_speed_unit: currentTarget.value as SpeedUnit })
        }
      />
    </Group>
  );
}
