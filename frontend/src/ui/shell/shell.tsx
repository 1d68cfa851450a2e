import { Box, Stack } from '@mantine/core';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import type { Offered } from './nav-items.ts';
import { MobileBar } from './mobile-bar.tsx';
import { PublicHeader } from './public-header.tsx';
import { useScrollMemory } from './scroll-memory.ts';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

interface ShellProps {
  signedIn: boolean;
  isAdmin: boolean;
  offered: Offered;
  /** The username, else the email address. */
  person: string | undefined;
  onLogout: () => void;
  Palette: ComponentProps<typeof Shortcuts>['Palette'];
  children: ReactNode;
}

const PAGES_WITHOUT_SIDEBAR = new Set(['/login', '/', '/register', '/about', '/terms', '/devices', '/help']);

/** Focuses the page content on every route change except the first page. */
function useFocusedPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

export function Shell({ signedIn, isAdmin, offered, person, onLogout, Palette, children }: ShellProps) {
  const { pathname } = useLocation();
  const main = useFocusedPage(pathname);
  useScrollMemory();
  const withSidebar = signedIn && !PAGES_WITHOUT_SIDEBAR.has(pathname.replace(/(?<=.)\/$/, ''));

  return (
    <div className={styles.shell} data-signed-in={signedIn || undefined}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {withSidebar && (
        <div className={styles.wide}>
          <Sidebar person={person} offered={offered} isAdmin={isAdmin} onLogout={onLogout} />
        </div>
      )}
      <Stack gap={0} flex={1} miw={0}>
        <Box display="contents">
          {signedIn && (
            <Box display="contents" hiddenFrom="md">
              <MobileBar person={person} offered={offered} isAdmin={isAdmin} onLogout={onLogout} />
            </Box>
          )}
          {!withSidebar && (
            <div className={signedIn ? styles.wide : undefined}>
              <PublicHeader signedIn={signedIn} takesAccounts={offered.registration} onLogout={onLogout} />
            </div>
          )}
        </Box>
        {/* The footer begins below the window, so that nothing moves it there. */}
        <Box
          component="main"
          id="main"
          ref={main}
          tabIndex={-1}
          display="flex"
          style={{ flexDirection: 'column' }}
          miw={0}
          mih={{ base: 'calc(100dvh - var(--rl-bar-height))', md: 0 }}
        >
          {children}
        </Box>
        <Footer signedIn={signedIn} isAdmin={isAdmin} />
        {signedIn && (
          <Box display="contents" hiddenFrom="md">
            <BottomBar />
          </Box>
        )}
      </Stack>
      <Shortcuts
        signedIn={signedIn}
        isAdmin={isAdmin}
        offered={offered}
        onLogout={onLogout}
        Palette={Palette}
      />
    </div>
  );
}
