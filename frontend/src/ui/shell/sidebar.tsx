import { ActionIcon, Box, Button, Flex, Text, VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  type Icon,
} from '@tabler/icons-react';
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
const itemProps = (label: string, Item: Icon, isCollapsed: boolean) => {
  const icon = <Item key="icon" size={20} stroke={1.6} aria-hidden="true" />;
  const shared = { variant: 'on-dark', fullWidth: true, h: 44, fz: '0.9375rem', fw: 500 };
  return isCollapsed
    ? {
        ...shared,
        px: 0,
        title: label,
        children: [icon, <VisuallyHidden key="name">{label}</VisuallyHidden>],
      }
    : { ...shared, px: 14, justify: 'flex-start', leftSection: icon, children: label };
};

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
    <Flex
      component="aside"
      className={styles.sidebar}
      direction="column"
      flex="none"
      pos="sticky"
      top={0}
      w={collapsed ? '4.5rem' : '15.5rem'}
      h="100dvh"
      px="0.75rem"
      py="0.875rem"
      aria-label="Sidebar"
    >
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
        <ActionIcon
          variant="on-dark"
          size={44}
          onClick={() => setWidth(collapsed ? 'expanded' : 'collapsed')}
          aria-expanded={!collapsed}
          aria-label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
        >
          <Chevron size={20} stroke={1.6} />
        </ActionIcon>
      </Flex>
      <Box component="nav" aria-label="Main" flex={1}>
        <Flex component="ul" direction="column" gap={4}>
          {navItems('sidebar', offered, isAdmin).map(({ label, to, icon }) => (
            <li key={to}>
              <Button component={NavLink} to={to} {...itemProps(label, icon, collapsed)} />
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
          <Button onClick={onLogout} {...itemProps('Logout', IconLogout, collapsed)} />
          <ColorSchemeToggle variant="on-dark" />
        </Flex>
      </Box>
    </Flex>
  );
}
