import { Box, Flex, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';

const PARTNERS = [
  { relation: 'Compatible with', partner: 'Strava', href: 'https://www.strava.com' },
  { relation: 'Powered by', partner: 'Garmin', href: 'https://www.garmin.com' },
];
const YEAR = new Date().getFullYear();

interface FooterProps {
  signedIn: boolean;
  isAdmin: boolean;
}

export function Footer({ signedIn, isAdmin }: FooterProps) {
  return (
    <Box component="footer" mt="auto" fz="sm" c="dimmed" style={{ borderTop: '1px solid var(--rl-border)' }}>
      <Flex
        className={styles.inner}
        direction={{ base: 'column', sm: 'row' }}
        wrap="wrap"
        gap="0.5rem 2rem"
        align={{ base: 'flex-start', sm: 'center' }}
        justify="space-between"
        maw="calc(var(--rl-content-width) + 4rem)"
        pt="lg"
        pb={24}
        px="clamp(1rem, 3vw, 2rem)"
        mx="auto"
      >
        <Flex aria-label="Footer" component="nav" gap="0 1.25rem" wrap="wrap">
          <Link to="/">Rideline</Link>
          {signedIn && <Link to="/?about">What Rideline does</Link>}
          <Link to="/video-editor" reloadDocument>
            Video Editor
          </Link>
          <Link to="/about">About US</Link>
          <Link to="/terms">Terms &amp; Policies</Link>
          <Link to="/devices">Supported Devices</Link>
          {isAdmin && <Link to="/admin/dashboard">Admin Dashboard</Link>}
          {isAdmin && <Link to="/admin/replay">Maintenance</Link>}
        </Flex>
        <Flex component="p" gap={8} wrap="wrap" m={0}>
          {PARTNERS.map(({ relation, partner, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener noreferrer" className={styles.badge}>
              <span>
                {relation}{' '}
                <Box component="b" tt="uppercase" lts="0.06em">
                  {partner}
                </Box>
              </span>
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          ))}
        </Flex>
        {signedIn && (
          <p className={styles.keys}>
            <kbd>?</kbd> keyboard shortcuts, <kbd>Ctrl</kbd> <kbd>K</kbd> go to a session or place
          </p>
        )}
        <Text w="100%" fz="0.8125rem">
          © {YEAR} Rideline. All rights reserved.
        </Text>
      </Flex>
    </Box>
  );
}
