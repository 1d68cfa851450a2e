import { ActionIcon, Box, Flex, Group, Text } from '@mantine/core';
import { IconLogout, IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { BrandLink } from '../brand.tsx';
import { useColorSchemeSwitch } from '../color-scheme-toggle.tsx';
import { navItems, type Offered } from './nav-items.ts';
import styles from './mobile-bar.module.css';

interface MobileBarProps {
  person: string | undefined;
  offered: Offered;
  isAdmin: boolean;
  onLogout: () => void;
}

/** Top bar on phones. Its menu is a native modal dialog, which traps the focus and closes on Escape. */
export function MobileBar({ person, offered, isAdmin, onLogout }: MobileBarProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const scheme = useColorSchemeSwitch();
  useEffect(() => menu.current?.close(), [pathname]);

  return (
    <Flex
      aria-label="Site"
      component="nav"
      align="center"
      justify="space-between"
      pos="sticky"
      top={0}
      h="var(--rl-bar-height)"
      ps="md"
      pe={8}
      bg="var(--rl-surface)"
      style={{ zIndex: 100, borderBottom: '1px solid var(--rl-border)' }}
    >
      <BrandLink />
      <ActionIcon
        variant="transparent"
        color="gray"
        c="inherit"
        size={44}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => menu.current?.showModal()}
      >
        <IconMenu2 size={24} stroke={1.7} />
      </ActionIcon>
      <dialog
        ref={menu}
        className={styles.menu}
        aria-label="Menu"
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) currentTarget.close();
        }}
      >
        <Box mih="100%" pt={6} pb={24} px="sm">
          <Group gap={8} justify="space-between" wrap="nowrap" mb={8}>
            <Text miw={0} ps="sm" fz="sm" c="dimmed" truncate>
              {person}
            </Text>
            <ActionIcon
              variant="transparent"
              color="gray"
              c="inherit"
              size={44}
              aria-label="Close menu"
              onClick={() => menu.current?.close()}
            >
              <IconX size={24} stroke={1.7} />
            </ActionIcon>
          </Group>
          <nav aria-label="Main">
            <Flex component="ul" direction="column">
              {navItems('mobile', offered, isAdmin).map(({ label, to, icon: Icon }) => (
                <li key={to}>
                  <NavLink to={to} className={styles.item} onClick={() => menu.current?.close()}>
                    <Icon size={22} stroke={1.6} aria-hidden="true" />
                    {label}
                  </NavLink>
                </li>
              ))}
              <li>
                <button type="button" className={styles.item} onClick={scheme.onSwitch}>
                  <scheme.Icon size={22} stroke={1.6} aria-hidden="true" />
                  {scheme.label}
                </button>
              </li>
              <li>
                <button type="button" className={styles.item} onClick={onLogout}>
                  <IconLogout size={22} stroke={1.6} aria-hidden="true" />
                  Logout
                </button>
              </li>
            </Flex>
          </nav>
        </Box>
      </dialog>
    </Flex>
  );
}
