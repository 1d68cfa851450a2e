import { Box, Flex } from '@mantine/core';
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
      <div className={styles.inner}>
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
        <p className={styles.partners}>
          {PARTNERS.map(({ relation, partner, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener noreferrer" className={styles.badge}>
              <span>
                {relation} <b>{partner}</b>
              </span>
              <span className={styles.hidden}> (opens in a new tab)</span>
            </a>
          ))}
        </p>
        {signedIn && (
          <p className={styles.keys}>
            <kbd>?</kbd> keyboard shortcuts, <kbd>Ctrl</kbd> <kbd>K</kbd> go to a session or place
          </p>
        )}
        <p className={styles.copyright}>© {YEAR} Rideline. All rights reserved.</p>
      </div>
    </Box>
  );
}
