import { NavLink } from 'react-router-dom';
import styles from './bottom-bar.module.css';
import { BOTTOM_ITEMS } from './nav-items.ts';

/** The pages that people open most, at the lower edge of a phone. */
export const BottomBar = () => (
  <nav aria-label="Most used" className={styles.bar}>
    {BOTTOM_ITEMS.map(({ label, to, icon: Icon }) => (
      <NavLink key={to} to={to} end={to === '/'} className={styles.item}>
        <Icon size={22} stroke={1.7} aria-hidden="true" />
        {label}
      </NavLink>
    ))}
  </nav>
);
