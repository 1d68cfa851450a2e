import { Button } from '@mantine/core';
import { IconAdjustments, IconListDetails, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { SessionSource } from '../../activity.ts';
import { ChangeSettingsDialog } from './change-settings-dialog.tsx';
import styles from './detection-tools.module.css';
import { ParametersDialog } from './parameters-dialog.tsx';

interface Props {
  readonly activity: SessionSource;
  readonly tryingOut: boolean;
  readonly onTryOut: () => void;
}

/** How the rides were found, and finding them otherwise. */
export function DetectionTools({ activity, tryingOut, onTryOut }: Props) {
  const [open, setOpen] = useState<'none' | 'parameters' | 'change'>('none');
  const close = () => setOpen('none');
  return (
    <div className={styles.tools}>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconListDetails size={15} aria-hidden="true" />}
        onClick={() => setOpen('parameters')}
      >
        Show Surf Detection Parameters
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconRefresh size={15} aria-hidden="true" />}
        onClick={() => setOpen('change')}
      >
        Analyze with Different Parameters
      </Button>
      {!tryingOut && activity.surf_setting_applied !== null && (
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconAdjustments size={15} aria-hidden="true" />}
          onClick={onTryOut}
        >
          What if...
        </Button>
      )}
      <ParametersDialog
        applied={activity.surf_setting_applied}
        opened={open === 'parameters'}
        onClose={close}
      />
      <ChangeSettingsDialog activity={activity} opened={open === 'change'} onClose={close} />
    </div>
  );
}
