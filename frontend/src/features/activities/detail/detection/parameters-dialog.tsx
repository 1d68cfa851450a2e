import { Modal, Text } from '@mantine/core';
import { DETECTION_PARAMETERS } from '../../../../lib/detection-parameters.ts';
import type { AppliedSetting } from '../../activity.ts';
import styles from './parameters-dialog.module.css';

interface Props {
  readonly applied: AppliedSetting | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What the rides of this session were found with. */
export function ParametersDialog({ applied, opened, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Surf Detection Parameters"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {applied === null ? (
        <Text>Not available</Text>
      ) : (
        <dl className={styles.list}>
          {DETECTION_PARAMETERS.map(({ key, label, unit, explanation }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd className={styles.value}>
                {applied[key]} {unit}
              </dd>
              <dd className={styles.explanation}>{explanation}</dd>
            </div>
          ))}
        </dl>
      )}
    </Modal>
  );
}
