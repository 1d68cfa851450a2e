import { IconAdjustments, IconListDetails, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { ToolBar, type Tool } from '../../../../ui/tool-bar.tsx';
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
  const mayTry = !tryingOut && activity.surf_setting_applied !== null;
  const tools: readonly Tool[] = [
    {
      label: 'Show Surf Detection Parameters',
      Icon: IconListDetails,
      act: () => setOpen('parameters'),
    },
    { label: 'Analyze with Different Parameters', Icon: IconRefresh, act: () => setOpen('change') },
    ...(mayTry
      ? [
          {
            label: 'What if...',
            Icon: IconAdjustments,
            variant: 'light',
            first: true,
            act: onTryOut,
          } as const,
        ]
      : []),
  ];
  return (
    <div className={styles.tools}>
      <ToolBar tools={tools} more="Detection" />
      <ParametersDialog
        applied={activity.surf_setting_applied}
        opened={open === 'parameters'}
        onClose={close}
      />
      <ChangeSettingsDialog activity={activity} opened={open === 'change'} onClose={close} />
    </div>
  );
}
