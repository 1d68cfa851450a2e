import { ActionIcon, Flex } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandLink } from '../brand.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { Failed, withStyles } from '../shortcuts/shortcuts.tsx';
import type { MenuProps } from './mobile-menu.tsx';

const MobileMenu = lazyPart<MenuProps>(
  async () => (await withStyles(import('./mobile-menu.tsx'))).MobileMenu,
  { Failed },
);

/** Top bar on phones. The code of its menu is loaded when it is first opened. */
export function MobileBar(who: Omit<MenuProps, 'onClose'>) {
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);

  return (
    <Flex
      aria-label="Site"
      component="nav"
      align="center"
      justify="space-between"
      pos="sticky"
      // On short screens it has no height to stay with.
      top="calc(var(--rl-bar-height) - 3.5rem)"
      mih="3.5rem"
      ps="md"
      pe={8}
      bg="var(--rl-surface)"
      style={{ zIndex: 100, borderBottom: '1px solid var(--rl-border)' }}
    >
      <BrandLink />
      <ActionIcon
        ref={button}
        variant="transparent"
        color="gray"
        c="inherit"
        size={44}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => setOpenOn(pathname)}
      >
        <IconMenu2 size={24} stroke={1.7} />
      </ActionIcon>
      {openOn === pathname && (
        <MobileMenu
          {...who}
          onClose={() => {
            setOpenOn(null);
            button.current?.focus();
          }}
        />
      )}
    </Flex>
  );
}
