import { Button, Group } from '@mantine/core';

export interface LastChange {
  readonly message: string;
  /** Reverts the change; null if nothing changed. */
  readonly undo: (() => void) | null;
}

interface Props {
  /** null without one. */
  readonly last: LastChange | null;
  readonly busy: boolean;
}

/** The message of the last change with an Undo button. */
export function UndoStatus({ last, busy }: Props) {
  return (
    <div role="status">
      {last !== null && (
        <Group
          gap="0.25rem 0.75rem"
          justify="space-between"
          py={6}
          px="sm"
          mb="sm"
          fz="sm"
          bg="var(--rl-surface-sunken)"
          bdrs="sm"
          style={{ border: '1px solid var(--rl-border)' }}
        >
          {last.message}
          {last.undo !== null && (
            <Button size="compact-sm" variant="default" disabled={busy} onClick={last.undo}>
              Undo
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}
