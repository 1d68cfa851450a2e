import { Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

/** Buttons that scroll to the top and bottom of the page. */
export function ScrollButtons() {
  const to = (top: number) => window.scrollTo({ top });
  return (
    <Group gap="xs" mt="lg" justify="flex-end">
      <Button
        size="sm"
        variant="default"
        leftSection={<IconArrowUp size={16} aria-hidden="true" />}
        onClick={() => to(0)}
      >
        Scroll to top
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconArrowDown size={16} aria-hidden="true" />}
        onClick={() => to(document.documentElement.scrollHeight)}
      >
        Scroll to bottom
      </Button>
    </Group>
  );
}
