import { Button, Group } from '@mantine/core';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

interface Props {
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form with Save and Cancel; Escape cancels. */
export function InlineEditor({ busy, onSave, onCancel, children }: Props) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown}>
      {children}
      <Group gap="xs" mt="xs">
        <Button type="submit" size="sm" loading={busy}>
          Save
        </Button>
        <Button size="sm" variant="default" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
