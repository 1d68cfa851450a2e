import { Flex, Group } from '@mantine/core';
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
    <Flex
      aria-label="Site"
      component="nav"
      gap={8}
      align="center"
      justify="space-between"
      w="100%"
      maw="calc(var(--rl-content-width) + 4rem)"
      mih={64}
      px="clamp(1rem, 3vw, 2rem)"
      mx="auto"
    >
      <BrandLink />
      <Group gap="clamp(0rem, 1vw, 0.5rem)" wrap="nowrap">
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
      </Group>
    </Flex>
  );
}
