import { Box, Group } from '@mantine/core';
import { DETECTION_PARAMETERS, type DetectionParameters } from '@rideline/detection-engine';
import { usePreferences } from '../../app/me.api.ts';
import { inBothUnits } from '../../lib/detection-parameters.ts';

export function ParameterValues({ parameters }: { parameters: DetectionParameters }) {
  const preferences = usePreferences();
  return (
    <dl>
      {DETECTION_PARAMETERS.map((parameter, index) => (
        <Group
          key={parameter.key}
          gap="md"
          align="stretch"
          justify="space-between"
          wrap="nowrap"
          py={6}
          fz="0.9375rem"
          style={index === 0 ? {} : { borderTop: '1px solid var(--rl-border)' }}
        >
          <Box component="dt" c="dimmed">
            {parameter.label}
          </Box>
          <Box component="dd" fw={600} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {inBothUnits(parameters[parameter.key], parameter, preferences)}
          </Box>
        </Group>
      ))}
    </dl>
  );
}
