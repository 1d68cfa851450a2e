import { Drawer } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useColorSchemeSwitch } from '../color-scheme-toggle.tsx';
import styles from './mobile-menu.module.css';
import { navItems, type Offered } from './nav-items.ts';

interface Props {
  readonly opened: boolean;
  readonly person: string | undefined;
  readonly offered: Offered;
  readonly onLogout: () => void;
  readonly onClose: () => void;
}

/** The menu of a phone. */
export function MobileMenu({ opened, person, offered, onLogout, onClose }: Props) {
  const scheme = useColorSchemeSwitch();
  // A drawer that is mounted open gives the focus back to nobody.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return (
    <Drawer
      opened={shown}
      onClose={onClose}
      position="right"
      size="min(20rem, 88vw)"
      title="Menu"
      closeButtonProps={{ 'aria-label': 'Close menu' }}
    >
      {person !== undefined && <p className={styles.person}>{person}</p>}
      <nav aria-label="Main">
        <ul className={styles.items}>
          {navItems('mobile', offered).map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} className={styles.item} onClick={onClose}>
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
        </ul>
      </nav>
    </Drawer>
  );
}
