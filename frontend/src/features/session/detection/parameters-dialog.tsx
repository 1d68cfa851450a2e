import { Box, Flex, Modal, Text } from '@mantine/core';
import { DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { usePreferences } from '../../../app/me.api.ts';
import { inBothUnits } from '../../../lib/detection-parameters.ts';
import type { UsedParameters } from '../../../app/api-types.ts';

interface Props {
  readonly applied: UsedParameters | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The parameters used to detect this session's rides. */
export function ParametersDialog({ applied, opened, onClose }: Props) {
  const preferences = usePreferences();
  return (
    <Modal opened={opened} onClose={onClose} title="Surf Detection Parameters">
      {applied === null ? (
        <Text>Not available</Text>
      ) : (
        <Flex component="dl" direction="column" gap="sm">
          {DETECTION_PARAMETERS.map((parameter) => (
            <Box
              key={parameter.key}
              display="grid"
              style={{ gridTemplateColumns: '1fr auto', columnGap: '1rem' }}
            >
              <Box component="dt" fw={600}>
                {parameter.label}
              </Box>
              <Box component="dd" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
                {inBothUnits(applied[parameter.key], parameter, preferences)}
              </Box>
              <Box component="dd" fz="sm" c="dimmed" style={{ gridColumn: '1 / -1' }}>
                {parameter.explanation}
              </Box>
            </Box>
          ))}
        </Flex>
      )}
    </Modal>
  );
}
