import { Box } from '@mantine/core';
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
      <div className={styles.top}>
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
      </div>
      <nav aria-label="Main" className={styles.nav}>
        <ul>
          {navItems('sidebar', offered, isAdmin).map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} className={styles.item} title={collapsed ? label : undefined}>
                <Icon size={20} stroke={1.6} aria-hidden="true" />
                <span className={styles.label}>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Box pt="sm" mt="sm" style={{ borderTop: '1px solid rgb(255 255 255 / 12%)' }}>
        {person !== undefined && !collapsed && <p className={styles.person}>{person}</p>}
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.item}
            onClick={onLogout}
            title={collapsed ? 'Logout' : undefined}
          >
            <IconLogout size={20} stroke={1.6} aria-hidden="true" />
            <span className={styles.label}>Logout</span>
          </button>
          <ColorSchemeToggle className={styles.tool} />
        </div>
      </Box>
    </aside>
  );
}
