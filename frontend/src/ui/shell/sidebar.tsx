import { Box, Flex, Text, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLogout } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { BrandLink } from '../brand.tsx';
import { ColorSchemeToggle } from '../color-scheme-toggle.tsx';
import { navItems, type Offered } from './nav-items.ts';
import styles from './sidebar.module.css';

interface SidebarProps {
  person: string | undefined;
  offered: Offered;
  isAdmin: boolean;
  onLogout: () => void;
}

/** The icon of a collapsed sidebar still has its name. */
const Label = ({ isHidden, children }: { readonly isHidden: boolean; readonly children: string }) =>
  isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>;

export function Sidebar({ person, offered, isAdmin, onLogout }: SidebarProps) {
  const [width, setWidth] = useLocalStorage<'collapsed' | 'expanded'>({
    key: 'rideline.sidebar',
    defaultValue: 'expanded',
    getInitialValueInEffect: false,
    sync: false,
  });
  const collapsed = width === 'collapsed';
  const Chevron = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;

  return (
    <aside className={styles.sidebar} data-collapsed={collapsed || undefined} aria-label="Sidebar">
      <Flex
        direction={collapsed ? 'column' : 'row'}
        gap={collapsed ? 8 : 0}
        align="center"
        justify="space-between"
        ps={collapsed ? 0 : 8}
        mb="lg"
        c="#fff"
      >
        <BrandLink compact={collapsed} />
        <button
          type="button"
          className={styles.tool}
          onClick={() => setWidth(collapsed ? 'expanded' : 'collapsed')}
          aria-expanded={!collapsed}
          aria-label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
        >
          <Chevron size={20} stroke={1.6} />
        </button>
      </Flex>
      <Box component="nav" aria-label="Main" flex={1}>
        <Flex component="ul" direction="column" gap={4}>
          {navItems('sidebar', offered, isAdmin).map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} className={styles.item} title={collapsed ? label : undefined}>
                <Icon size={20} stroke={1.6} aria-hidden="true" />
                <Label isHidden={collapsed}>{label}</Label>
              </NavLink>
            </li>
          ))}
        </Flex>
      </Box>
      <Box pt="sm" mt="sm" style={{ borderTop: '1px solid rgb(255 255 255 / 12%)' }}>
        {person !== undefined && !collapsed && (
          <Text mb={4} px={14} fz="0.8125rem" c="#a9c3cf" truncate>
            {person}
          </Text>
        )}
        <Flex gap={4} align="center" direction={collapsed ? 'column' : 'row'}>
          <button
            type="button"
            className={styles.item}
            onClick={onLogout}
            title={collapsed ? 'Logout' : undefined}
          >
            <IconLogout size={20} stroke={1.6} aria-hidden="true" />
            <Label isHidden={collapsed}>Logout</Label>
          </button>
          <ColorSchemeToggle className={styles.tool} />
        </Flex>
      </Box>
    </aside>
  );
}
