import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** The other of light and dark. Follows the browser's preference until used; the choice is stored. */
export function useColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'dark' ? 'light' : 'dark';
  return {
    label: `Switch to ${other} mode`,
    Icon: scheme === 'dark' ? IconSun : IconMoon,
    onSwitch: () => setColorScheme(other),
  };
}

export function ColorSchemeToggle({ variant = 'subtle' }: { readonly variant?: string }) {
  const { label, Icon, onSwitch } = useColorSchemeSwitch();
  return (
    <ActionIcon variant={variant} color="gray" size={44} aria-label={label} onClick={onSwitch}>
      <Icon size={20} stroke={1.7} />
    </ActionIcon>
  );
}
