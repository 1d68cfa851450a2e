import { Button, Group, Modal, Text } from '@mantine/core';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  message: string;
  /** Label of the red button, a verb: 'Delete'. */
  action: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an irreversible action. */
export function ConfirmDialog({ opened, title, message, action, busy = false, ...on }: ConfirmDialogProps) {
  return (
    <Modal opened={opened} onClose={on.onCancel} title={title}>
      <Text mb="lg">{message}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={on.onCancel} disabled={busy} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={on.onConfirm} loading={busy}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
