import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '../../app/me.api.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Activity } from '../../activity/activity.ts';
import { SharingStatus, useSharingState } from '../session/sharing-status.tsx';
import styles from '../session/session-header.module.css';
import { UsernameDialog } from '../../activity/username-dialog.tsx';

const ShareSession = lazyPart(async () => (await import('./share-session.tsx')).ShareSession);

/** Shows whether the session is shared and opens the dialog to change it; asks for a missing username first. */
export function SharingBanner({ activity }: { activity: Activity }) {
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  /** Also over the open dialog, which keeps its choices. */
  const [isNaming, setNaming] = useState(false);
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { is_public } = activity;
  const state = useSharingState(activity);
  const close = () => setOpen(false);
  const open = () => {
    setNaming(false);
    setOpen(true);
  };
  return (
    <>
      <SharingStatus state={state} />
      {(is_public || state !== 'forbidden') && (
        <Button
          className={styles.share}
          size="sm"
          variant={is_public ? 'light' : 'filled'}
          disabled={me === undefined}
          onClick={() => (!is_public && me?.username === null ? setNaming(true) : open())}
        >
          <IconShare2 size={20} className="mantine-hidden-from-md" aria-hidden="true" />
          <span className={styles.shareLabel}>{is_public ? 'Sharing' : 'Share Activity'}</span>
        </Button>
      )}
      <Modal opened={isOpen} onClose={close} title="Share Activity" size="56rem" fullScreen={narrow}>
        <ShareSession
          activity={activity}
          isForbidden={state === 'forbidden'}
          onClose={close}
          onNameless={() => setNaming(true)}
        />
      </Modal>
      <UsernameDialog opened={isNaming} onClose={() => setNaming(false)} onDone={open} onPictureOnly={open} />
    </>
  );
}
