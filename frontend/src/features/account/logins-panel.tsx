import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { sentenceOf } from '../../app/problem.ts';
import { signedOut } from '../../app/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { useSignOutEverywhereMutation } from './account.api.ts';

/** Logs out on all devices, including this one. */
export function LoginsPanel() {
  const [asking, setAsking] = useState(false);
  const [logOut, { isLoading }] = useSignOutEverywhereMutation();
  const dispatch = useAppDispatch();

  const confirm = async () => {
    try {
      await logOut().unwrap();
      dispatch(signedOut());
    } catch (error) {
      showErrorToast(sentenceOf(error, 'Failed to log out everywhere. Please try again.'));
      setAsking(false);
    }
  };

  return (
    <Panel title="Logins" lead="Lost a phone or used a shared computer? Log out everywhere.">
      <Button variant="default" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Log out everywhere"
        message="You'll be logged out on all devices, including this one. You can log in again at any time."
        action="Log out everywhere"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </Panel>
  );
}
