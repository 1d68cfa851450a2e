import { Group, NativeSelect } from '@mantine/core';
import { differsFromPacific } from '@rideline/detection-engine';
import type { Clock, DistanceUnit, SpeedUnit } from '../../app/api-types.ts';
import { useIsSignedIn } from '../../app/hooks.ts';
import { useVisitorPreferences } from '../../app/visitor-preferences.ts';
import { CLOCK_OPTIONS, momentOfSession, type TimedSession } from '../../lib/dates.ts';
import { DISTANCE_OPTIONS, SPEED_OPTIONS } from '../../lib/units.ts';
import { useBesideMap } from './use-beside-map.ts';

interface Props {
  readonly session: TimedSession;
  readonly place: 'above' | 'below';
}

/**
 * Visitors choose their units here, and the clock of a session whose place has another one than California; people with
 * an account have them in their settings. Below the session where they would push the map down.
 */
export function VisitorChoices({ session, place }: Props) {
  const { preferences, choose } = useVisitorPreferences();
  const beside = useBesideMap();
  if (useIsSignedIn() || beside !== (place === 'above')) return null;
  const moment = momentOfSession(session);
  return (
    <Group gap="xs" {...(beside ? { mb: 'md' } : { mt: 'lg' })} wrap="nowrap" maw="28rem">
      <NativeSelect
        size="xs"
        miw={112}
        aria-label="Unit of distances"
        data={DISTANCE_OPTIONS}
        value={preferences.preferred_distance_unit}
        onChange={({ currentTarget }) =>
          choose({ preferred_distance_unit: currentTarget.value as DistanceUnit })
        }
      />
      <NativeSelect
        size="xs"
        miw={84}
        aria-label="Unit of speeds"
        data={SPEED_OPTIONS}
        value={preferences.preferred_speed_unit}
        onChange={({ currentTarget }) => choose({ preferred_speed_unit: currentTarget.value as SpeedUnit })}
      />
      {moment !== null && differsFromPacific(moment) && (
        <NativeSelect
          size="xs"
          miw={146}
          aria-label="Clock"
          data={CLOCK_OPTIONS}
          value={preferences.preferred_clock}
          onChange={({ currentTarget }) => choose({ preferred_clock: currentTarget.value as Clock })}
        />
      )}
    </Group>
  );
}
