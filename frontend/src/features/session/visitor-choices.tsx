import { Button, NativeSelect, Popover, Stack } from '@mantine/core';
import { differsFromPacific } from '@rideline/detection-engine';
import { IconRulerMeasure } from '@tabler/icons-react';
import type { Clock, DistanceUnit, SpeedUnit } from '../../app/api-types.ts';
import { useIsSignedIn } from '../../app/hooks.ts';
import { useVisitorPreferences } from '../../app/visitor-preferences.ts';
import { CLOCK_OPTIONS, momentOfSession, type TimedSession } from '../../lib/dates.ts';
import { DISTANCE_OPTIONS, SPEED_OPTIONS } from '../../lib/units.ts';
import styles from './session-header.module.css';

/**
 * Visitors choose their units here, and the clock of a session whose place has another one than California; people with
 * an account have them in their settings.
 */
export function VisitorChoices({ session }: { readonly session: TimedSession }) {
  const { preferences, choose } = useVisitorPreferences();
  if (useIsSignedIn()) return null;
  const moment = momentOfSession(session);
  const hasClock = moment !== null && differsFromPacific(moment);
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          className={styles.share}
          variant="default"
          size="sm"
          aria-label={hasClock ? 'Units and clock' : 'Units'}
        >
          <IconRulerMeasure size={20} aria-hidden="true" />
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <NativeSelect
            label="Distances"
            data={DISTANCE_OPTIONS}
            value={preferences.preferred_distance_unit}
            onChange={({ currentTarget }) =>
              choose({ preferred_distance_unit: currentTarget.value as DistanceUnit })
            }
          />
          <NativeSelect
            label="Speeds"
            data={SPEED_OPTIONS}
            value={preferences.preferred_speed_unit}
            onChange={({ currentTarget }) =>
              choose({ preferred_speed_unit: currentTarget.value as SpeedUnit })
            }
          />
          {hasClock && (
            <NativeSelect
              label="Clock"
              data={CLOCK_OPTIONS}
              value={preferences.preferred_clock}
              onChange={({ currentTarget }) => choose({ preferred_clock: currentTarget.value as Clock })}
            />
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
