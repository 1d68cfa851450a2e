import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Follows the browser until it is pressed; the choice then stays in this browser. */
export function ColorSchemeToggle({ className }: { className?: string | undefined }) {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      className={className}
      aria-label={`Switch to ${other} mode`}
      onClick={() => setColorScheme(other)}
    >
      {scheme === 'dark' ? <IconSun size={20} stroke={1.7} /> : <IconMoon size={20} stroke={1.7} />}
    </ActionIcon>
  );
}
