import { Button, Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ConnectProps } from './connect-props.ts';

interface Props extends ConnectProps {
  readonly title: string;
  readonly form: (on: { readonly onConnected: () => void; readonly onCancel: () => void }) => ReactNode;
}

/** Opens the dialog with the form of a service. */
export function ConnectInDialog({ title, form, onConnected, onFailure }: Props) {
  const [opened, setOpened] = useState(false);
  const open = () => {
    onFailure(null);
    setOpened(true);
  };
  const close = () => setOpened(false);
  return (
    <>
      <Button onClick={open}>{title}</Button>
      <Modal opened={opened} onClose={close} title={title} closeOnClickOutside={false}>
        {form({
          onCancel: close,
          onConnected: () => {
            close();
            onConnected();
          },
        })}
      </Modal>
    </>
  );
}
