import { Button, Group, Text } from '@mantine/core';
import { IconLock, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '../../../../app/me.api.ts';
import type { Activity } from '../../activity.ts';
import { ShareDialog } from './share-dialog.tsx';
import styles from './share.module.css';
import { UsernameDialog } from './username-dialog.tsx';

/** Shows whether the session is shared and opens the dialog to change it; asks for a missing username first. */
export function SharingBanner({ activity }: { activity: Activity }) {
  const me = useMe();
  const [step, setStep] = useState<'closed' | 'username' | 'share'>('closed');
  const { is_public } = activity;
  const Icon = is_public ? IconWorld : IconLock;
  const close = () => setStep('closed');
  return (
    <div className={styles.banner} data-public={is_public || undefined}>
      <Group gap="xs" wrap="nowrap">
        <Icon size={20} stroke={1.6} aria-hidden="true" />
        <Text size="sm">
          {is_public ? 'Shared: anyone with the link can see this.' : 'Private: only you can see this.'}
        </Text>
      </Group>
      <Button
        size="sm"
        variant={is_public ? 'default' : 'light'}
        disabled={me === undefined}
        onClick={() => setStep(!is_public && me?.username === null ? 'username' : 'share')}
      >
        {is_public ? 'Sharing' : 'Share Activity'}
      </Button>
      <UsernameDialog opened={step === 'username'} onClose={close} onDone={() => setStep('share')} />
      <ShareDialog activity={activity} opened={step === 'share'} onClose={close} />
    </div>
  );
}
