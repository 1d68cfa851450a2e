import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { sentenceOf } from '../../app/problem.ts';
import { signedOut } from '../../app/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { useLogOutEverywhereMutation } from './account.api.ts';

/** Ends every session of the account, this one too. */
export function SessionsPanel() {
  const [asking, setAsking] = useState(false);
  const [logOut, { isLoading }] = useLogOutEverywhereMutation();
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
    <Panel title="Sessions" lead="A lost phone, a borrowed computer: end every session at once.">
      <Button variant="default" onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Log out everywhere"
        message="This ends every session of your account, on this device too. You can log in again at any time."
        action="Log out everywhere"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </Panel>
  );
}
