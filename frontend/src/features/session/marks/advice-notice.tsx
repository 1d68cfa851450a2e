import { Box, Button, Stack, Text } from '@mantine/core';
import {
  DETECTION_PARAMETERS,
  type DetectionParameters,
  type SettingsAdvice,
} from '@rideline/detection-engine';
import type { ReactNode } from 'react';
import { usePreferences } from '../../../app/me.api.ts';
import { inBothUnits } from '../../../lib/detection-parameters.ts';
import type { AdviceState } from './use-advice.ts';

interface Props {
  readonly state: AdviceState;
  readonly applied: DetectionParameters;
  readonly total: number;
  readonly onTry: (parameters: DetectionParameters) => void;
}

const rides = (count: number) => (count === 1 ? '1 ride' : `${count} rides`);

/** '33 rides instead of 34 (1 removed).' */
function effect({ ridesBefore, ridesAfter, gained, lost }: SettingsAdvice): string {
  const changes = [
    ...(gained.length > 0 ? [`${gained.length} added`] : []),
    ...(lost.length > 0 ? [`${lost.length} removed`] : []),
  ];
  return `${rides(ridesAfter)} instead of ${ridesBefore} (${changes.join(', ') || 'none added or removed'}).`;
}

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <Stack
    gap={8}
    align="start"
    pt="xs"
    fz="sm"
    style={{ borderTop: '1px solid var(--rl-border)' }}
    role="status"
  >
    {children}
  </Stack>
);

/** The proposed parameters and a button to preview them. */
export function AdviceNotice({ state, applied, total, onTry }: Props) {
  const preferences = usePreferences();
  if (state.phase === 'none') return null;
  if (state.phase === 'searching') {
    return (
      <Notice>
        <Text inherit c="dimmed">
          Finding settings that match your corrections...
        </Text>
      </Notice>
    );
  }
  const { advice } = state;
  if (advice === null) {
    return (
      <Notice>
        <Text inherit c="dimmed">
          Your corrections already count. No other settings would catch more of them automatically.
        </Text>
      </Notice>
    );
  }
  return (
    <Notice>
      <Text inherit>
        {total === 1
          ? 'These settings would get it right automatically:'
          : `These settings would get ${advice.marksSatisfied} of your ${total} corrections right automatically (now ${advice.marksSatisfiedBefore}):`}
      </Text>
      <Box component="ul" ps={18} style={{ listStyle: 'disc' }}>
        {DETECTION_PARAMETERS.filter(({ key }) => advice.changed.includes(key)).map((parameter) => (
          <li key={parameter.key}>
            {parameter.label}: {inBothUnits(advice.parameters[parameter.key], parameter, preferences)} instead
            of {inBothUnits(applied[parameter.key], parameter, preferences)}
          </li>
        ))}
      </Box>
      <Text inherit c="dimmed">
        {effect(advice)}
      </Text>
      <Button size="compact-sm" variant="light" onClick={() => onTry(advice.parameters)}>
        Preview
      </Button>
    </Notice>
  );
}
