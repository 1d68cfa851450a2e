import { Button, Flex } from '@mantine/core';
import { IconAdjustments, IconListDetails, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { SessionSource } from '../../../activity/activity.ts';
import { ChangeSettingsDialog } from './change-settings-dialog.tsx';
import { ParametersDialog } from './parameters-dialog.tsx';

interface Props {
  readonly activity: SessionSource;
  /** Owners can change what was detected. */
  readonly isOwner: boolean;
  /** Starts the preview of other settings; null while it is open and where it is not available. */
  readonly onPreview: (() => void) | null;
}

/** The preview of other settings, the parameters and another profile. */
export function DetectionButtons({ activity, isOwner, onPreview }: Props) {
  const [open, setOpen] = useState<'none' | 'parameters' | 'change'>('none');
  const close = () => setOpen('none');
  return (
    <Flex gap={8} direction={{ base: 'column', xs: 'row' }} wrap="wrap">
      {isOwner && onPreview !== null && (
        <Button
          size="sm"
          variant="light"
          leftSection={<IconAdjustments size={18} aria-hidden="true" />}
          onClick={onPreview}
        >
          Try other settings
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        leftSection={<IconListDetails size={18} aria-hidden="true" />}
        onClick={() => setOpen('parameters')}
      >
        {isOwner ? 'Show Surf Detection Parameters' : 'Surf Detection Parameters'}
      </Button>
      {isOwner && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          onClick={() => setOpen('change')}
        >
          Analyze with Different Parameters
        </Button>
      )}
      <ParametersDialog
        applied={activity.surf_setting_applied}
        opened={open === 'parameters'}
        onClose={close}
      />
      {isOwner && <ChangeSettingsDialog activity={activity} opened={open === 'change'} onClose={close} />}
    </Flex>
  );
}
