import { IconMenu2 } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandLink } from '../brand.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { Failed, withStyles } from '../shortcuts/shortcuts.tsx';
import styles from './mobile-bar.module.css';
import type { MobileMenu } from './mobile-menu.tsx';

type MenuProps = ComponentProps<typeof MobileMenu>;

/** Loaded on first use, to keep it out of the first view. */
const Menu = lazyPart<MenuProps>(async () => (await withStyles(import('./mobile-menu.tsx'))).MobileMenu, {
  Failed,
});

/** Top bar on phones. */
export function MobileBar(who: Omit<MenuProps, 'opened' | 'onClose'>) {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const { pathname } = useLocation();
  useEffect(() => setMenu((shown) => (shown === 'open' ? 'closed' : shown)), [pathname]);
  return (
    <nav aria-label="Site" className={styles.bar}>
      <BrandLink />
      <button
        type="button"
        className={styles.button}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => setMenu('open')}
      >
        <IconMenu2 size={24} stroke={1.7} />
      </button>
      {menu !== 'unused' && <Menu {...who} opened={menu === 'open'} onClose={() => setMenu('closed')} />}
    </nav>
  );
}
