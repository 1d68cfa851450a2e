import { Box, Modal, Text } from '@mantine/core';
import { DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { usePreferences } from '../../../app/me.api.ts';
import { inBothUnits } from '../../../lib/detection-parameters.ts';
import type { UsedParameters } from '../../../app/api-types.ts';
import styles from './parameters-dialog.module.css';

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
        <dl className={styles.list}>
          {DETECTION_PARAMETERS.map((parameter) => (
            <div key={parameter.key}>
              <dt>{parameter.label}</dt>
              <Box component="dd" fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
                {inBothUnits(applied[parameter.key], parameter, preferences)}
              </Box>
              <Box component="dd" fz="sm" c="dimmed" style={{ gridColumn: '1 / -1' }}>
                {parameter.explanation}
              </Box>
            </div>
          ))}
        </dl>
      )}
    </Modal>
  );
}
