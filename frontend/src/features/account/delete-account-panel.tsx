import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Me } from '../../app/me.api.ts';
import { Panel } from '../../ui/panel.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

export function DeleteAccountPanel({ provider }: { provider: Me['auth_provider'] }) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel
      title="Delete account"
      lead="Permanently deletes your sessions and all personal data. This can't be undone."
    >
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title="Delete account"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <DeleteAccountForm hasPassword={provider !== 'google'} onCancel={() => setAsking(false)} />
      </Modal>
    </Panel>
  );
}
