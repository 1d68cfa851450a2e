import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { GarminForm } from './garmin-form.tsx';

export interface ConnectProps {
  readonly onConnected: () => void;
  readonly onFailure: (sentence: string | null) => void;
}

/** Opens the dialog for the email and password of a Garmin account. */
export function ConnectGarmin({ onConnected, onFailure }: ConnectProps) {
  const [opened, setOpened] = useState(false);
  const open = () => {
    onFailure(null);
    setOpened(true);
  };
  const close = () => setOpened(false);
  return (
    <>
      <Button onClick={open}>Connect Garmin</Button>
      <Modal
        opened={opened}
        onClose={close}
        title="Connect Garmin"
        centered
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <GarminForm
          onCancel={close}
          onConnected={() => {
            close();
            onConnected();
          }}
        />
      </Modal>
    </>
  );
}
