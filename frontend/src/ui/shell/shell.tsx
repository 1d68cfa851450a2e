import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { Footer } from './footer.tsx';
import type { Offered } from './nav-items.ts';
import { MobileBar } from './mobile-bar.tsx';
import { PublicHeader } from './public-header.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

interface ShellProps {
  signedIn: boolean;
  isAdmin: boolean;
  offered: Offered;
  /** The username, or the e-mail address of who has none yet. */
  person: string | undefined;
  onLogout: () => void;
  children: ReactNode;
}

/** Pages that stand alone, without the sidebar. */
const WITHOUT_SIDEBAR = new Set(['/login', '/', '/register', '/about', '/terms', '/devices', '/help']);

/** Scrolls to the top and hands the focus to the page on every change of route, but not on the first page. */
function useFreshPage(pathname: string, hash: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (hash === '') window.scrollTo(0, 0);
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    // A jump inside a page is not a change of route.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return main;
}

export function Shell({ signedIn, isAdmin, offered, person, onLogout, children }: ShellProps) {
  const { pathname, hash } = useLocation();
  const main = useFreshPage(pathname, hash);
  const withSidebar = signedIn && !WITHOUT_SIDEBAR.has(pathname.replace(/(?<=.)\/$/, ''));

  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {withSidebar && (
        <div className={styles.wide}>
          <Sidebar person={person} offered={offered} onLogout={onLogout} />
        </div>
      )}
      <div className={styles.column}>
        <div className={styles.header}>
          {signedIn && (
            <div className={styles.narrow}>
              <MobileBar person={person} offered={offered} onLogout={onLogout} />
            </div>
          )}
          {!withSidebar && (
            <div className={signedIn ? styles.wide : undefined}>
              <PublicHeader signedIn={signedIn} onLogout={onLogout} />
            </div>
          )}
        </div>
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer isAdmin={isAdmin} videoEditor={offered.videoEditor} />
      </div>
      <Shortcuts signedIn={signedIn} isAdmin={isAdmin} offered={offered} onLogout={onLogout} />
    </div>
  );
}
