import { Button, Flex, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { BrandLink } from '../brand.tsx';
import { ColorSchemeToggle } from '../color-scheme-toggle.tsx';

const SIZE = { h: 44, px: 'clamp(0.625rem, 2vw, 1rem)', fz: '0.9375rem' };
const PLAIN = { ...SIZE, variant: 'subtle', color: 'gray', c: 'var(--mantine-color-text)' };

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
            <Button component={Link} to="/season" {...PLAIN}>
              Season
            </Button>
            <Button component={Link} to="/activities" {...PLAIN}>
              Surf Sessions
            </Button>
            <Button {...PLAIN} onClick={onLogout}>
              Logout
            </Button>
            <Button component={Link} to="/upload" {...SIZE}>
              Upload Activity
            </Button>
          </>
        ) : (
          <>
            <Button component={Link} to="/login" {...PLAIN}>
              Log in
            </Button>
            {takesAccounts && (
              <Button component={Link} to="/register" {...SIZE}>
                Sign up
              </Button>
            )}
          </>
        )}
      </Group>
    </Flex>
  );
}
