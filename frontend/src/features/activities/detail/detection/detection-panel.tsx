import { Button, Paper } from '@mantine/core';
import { IconAdjustments, IconListDetails, IconRefresh } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { SessionSource } from '../../activity.ts';
import { ChangeSettingsDialog } from './change-settings-dialog.tsx';
import styles from './detection-panel.module.css';
import { ParametersDialog } from './parameters-dialog.tsx';

/** The panel's id, for links to it. */
export const DETECTION_PANEL = 'detection';

interface Props {
  readonly activity: SessionSource;
  /** Owners can change what was detected. */
  readonly isOwner: boolean;
  /** Starts the preview of other settings; null while it is open and where it is not available. */
  readonly onPreview: (() => void) | null;
  /** The preview of other settings. */
  readonly children?: ReactNode;
}

/** How the rides were detected: the parameters, another profile and the preview of other settings. */
export function DetectionPanel({ activity, isOwner, onPreview, children }: Props) {
  const [open, setOpen] = useState<'none' | 'parameters' | 'change'>('none');
  const close = () => setOpen('none');
  return (
    <Paper
      withBorder
      className={styles.panel}
      component="section"
      id={DETECTION_PANEL}
      aria-label="Detection"
      tabIndex={-1}
    >
      <h2 className={styles.title}>Detection</h2>
      <p className={styles.lead}>
        {isOwner
          ? "Missing a wave, or counted one that wasn't? See the settings, apply another profile or try your own."
          : 'The settings that decided what counts as a ride here.'}
      </p>
      <div className={styles.buttons}>
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
      </div>
      {children}
      <ParametersDialog
        applied={activity.surf_setting_applied}
        opened={open === 'parameters'}
        onClose={close}
      />
      {isOwner && <ChangeSettingsDialog activity={activity} opened={open === 'change'} onClose={close} />}
    </Paper>
  );
}
