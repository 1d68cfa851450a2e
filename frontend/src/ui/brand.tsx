import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';
import styles from './brand.module.css';

/** The logo: the line of a ride dropping in and running along a wave. */
function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      style={{ flex: 'none', display: 'block' }}
    >
      <rect width="32" height="32" rx="9" fill="var(--rl-mark-ground, #0b6385)" />
      <path
        d="M5 21.5c4.2 0 5.2-9.5 11-9.5 4.6 0 5.6 4.8 2.6 6.4-1.9 1-3.6-.3-3.2-1.9"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path
        d="M5 25.2c7.5 2.3 15.5 1.2 22-3.7"
        fill="none"
        stroke="#ff9c80"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function BrandLink({ compact = false }: { compact?: boolean }) {
  return (
    <Box
      component={Link}
      to="/"
      display="inline-flex"
      mih={44}
      bdrs="sm"
      c="inherit"
      td="none"
      style={{ gap: '0.625rem', alignItems: 'center' }}
      aria-label="Rideline home"
    >
      <BrandMark />
      {!compact && <span className={styles.name}>Rideline</span>}
    </Box>
  );
}
