import { Button, Text } from '@mantine/core';
import { IconLock, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '../../../../app/me.api.ts';
import { useGetSiteQuery } from '../../../../app/site.api.ts';
import type { Activity } from '../../activity.ts';
import { ShareDialog } from './share-dialog.tsx';
import styles from '../session-header.module.css';
import { UsernameDialog } from './username-dialog.tsx';

function statusText(isPublic: boolean, isForbidden: boolean): string {
  if (isForbidden) return 'Private: activities from Strava cannot be shared here.';
  return isPublic ? 'Shared: anyone with the link can see this.' : 'Private: only you can see this.';
}

/** Shows whether the session is shared and opens the dialog to change it; asks for a missing username first. */
export function SharingBanner({ activity }: { activity: Activity }) {
  const me = useMe();
  const [step, setStep] = useState<'closed' | 'username' | 'share'>('closed');
  const { is_public } = activity;
  const isForbidden = useGetSiteQuery().data?.strava_sharing === false && activity.source === 'STRAVA';
  const Icon = is_public && !isForbidden ? IconWorld : IconLock;
  const close = () => setStep('closed');
  return (
    <>
      <div className={styles.status} data-public={(is_public && !isForbidden) || undefined}>
        <Icon size={18} stroke={1.6} aria-hidden="true" />
        <Text size="sm">{statusText(is_public, isForbidden)}</Text>
      </div>
      {(is_public || !isForbidden) && (
        <Button
          className={styles.share}
          size="sm"
          variant={is_public ? 'light' : 'filled'}
          disabled={me === undefined}
          onClick={() => setStep(!is_public && me?.username === null ? 'username' : 'share')}
        >
          {is_public ? 'Sharing' : 'Share Activity'}
        </Button>
      )}
      <UsernameDialog opened={step === 'username'} onClose={close} onDone={() => setStep('share')} />
      <ShareDialog activity={activity} isForbidden={isForbidden} opened={step === 'share'} onClose={close} />
    </>
  );
}
