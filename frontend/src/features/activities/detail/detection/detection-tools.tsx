import { Box } from '@mantine/core';
import { IconAdjustments, IconListDetails, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { ToolBar, type Tool } from '../../../../ui/tool-bar.tsx';
import type { SessionSource } from '../../activity.ts';
import { ChangeSettingsDialog } from './change-settings-dialog.tsx';
import { ParametersDialog } from './parameters-dialog.tsx';

interface Props {
  readonly activity: SessionSource;
  readonly previewing: boolean;
  readonly onPreview: () => void;
}

/** Shows the detection parameters, applies another profile, or starts the preview of other settings. */
export function DetectionTools({ activity, previewing, onPreview }: Props) {
  const [open, setOpen] = useState<'none' | 'parameters' | 'change'>('none');
  const close = () => setOpen('none');
  const canPreview = !previewing && activity.surf_setting_applied !== null;
  const tools: readonly Tool[] = [
    {
      label: 'Show Surf Detection Parameters',
      Icon: IconListDetails,
      act: () => setOpen('parameters'),
    },
    { label: 'Analyze with Different Parameters', Icon: IconRefresh, act: () => setOpen('change') },
    ...(canPreview
      ? [
          {
            label: 'Try other settings',
            Icon: IconAdjustments,
            variant: 'light',
            first: true,
            act: onPreview,
          } as const,
        ]
      : []),
  ];
  return (
    <Box mb="sm">
      <ToolBar tools={tools} more="Detection" />
      <ParametersDialog
        applied={activity.surf_setting_applied}
        opened={open === 'parameters'}
        onClose={close}
      />
      <ChangeSettingsDialog activity={activity} opened={open === 'change'} onClose={close} />
    </Box>
  );
}
