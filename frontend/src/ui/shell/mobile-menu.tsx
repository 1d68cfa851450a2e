import { Drawer, NavLink, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { NavLink as RouterNavLink } from 'react-router-dom';
import { useColorSchemeSwitch } from '../color-scheme-toggle.tsx';
import { navItems, type Offered } from './nav-items.ts';

export interface MenuProps {
  readonly person: string | undefined;
  readonly offered: Offered;
  readonly isAdmin: boolean;
  readonly onLogout: () => void;
  readonly onClose: () => void;
}

const ITEM = { mih: 48, fw: 500, bdrs: 'md', styles: { label: { fontSize: '1rem' } } } as const;
const ICON = { size: 22, stroke: 1.6, 'aria-hidden': true } as const;

/** All pages, on phones. */
export function MobileMenu({ person, offered, isAdmin, onLogout, onClose }: MenuProps) {
  const scheme = useColorSchemeSwitch();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(20rem, 88vw)"
      title="Menu"
      closeButtonProps={{ 'aria-label': 'Close menu', size: 44 }}
      portalProps={{ target: '#main' }}
    >
      <Text ps="sm" mb={4} fz="sm" c="dimmed" truncate>
        {person}
      </Text>
      <nav aria-label="Main">
        {navItems('mobile', offered, isAdmin).map(({ label, to, icon: Icon }) => (
          <NavLink
            key={to}
            component={RouterNavLink}
            to={to}
            {...ITEM}
            label={label}
            leftSection={<Icon {...ICON} />}
            onClick={onClose}
          />
        ))}
        <NavLink
          {...ITEM}
          component="button"
          type="button"
          label={scheme.label}
          leftSection={<scheme.Icon {...ICON} />}
          onClick={scheme.onSwitch}
        />
        <NavLink
          {...ITEM}
          component="button"
          type="button"
          label="Logout"
          leftSection={<IconLogout {...ICON} />}
          onClick={onLogout}
        />
      </nav>
    </Drawer>
  );
}
