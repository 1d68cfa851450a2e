import { Link } from 'react-router-dom';
import { BrandLink } from '../brand.tsx';
import { ColorSchemeToggle } from '../color-scheme-toggle.tsx';
import styles from './public-header.module.css';

interface Props {
  signedIn: boolean;
  /** Whether anybody can open an account. */
  takesAccounts: boolean;
  onLogout: () => void;
}

/** Top bar of public pages; for logged-in users it links back to their sessions. */
export function PublicHeader({ signedIn, takesAccounts, onLogout }: Props) {
  return (
    <nav aria-label="Site" className={styles.bar}>
      <BrandLink />
      <div className={styles.nav}>
        <ColorSchemeToggle />
        {signedIn ? (
          <>
            <Link to="/activities" className={styles.link}>
              Surf Sessions
            </Link>
            <button type="button" className={styles.link} onClick={onLogout}>
              Logout
            </button>
            <Link to="/upload" className={styles.primary}>
              Upload Activity
            </Link>
          </>
        ) : (
          <>
            <Link to="/login" className={styles.link}>
              Log in
            </Link>
            {takesAccounts && (
              <Link to="/register" className={styles.primary}>
                Sign up
              </Link>
            )}
          </>
        )}
      </div>
    </nav>
  );
}
