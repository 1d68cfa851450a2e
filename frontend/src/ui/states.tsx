import { type Icon, IconAlertTriangle, IconRipple } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Skeleton, Stack } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import styles from './states.module.css';

/** Error message, with the next step as children. */
export function ErrorState({
  title = 'Error',
  message,
  wholePage = false,
  children,
}: {
  title?: string;
  message: string;
  /** The error replaces the page, so its title is the h1. */
  wholePage?: boolean;
  children?: ReactNode;
}) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-kind="error">
        <IconAlertTriangle size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <Title className={styles.title}>{title}</Title>
      <p className={styles.message}>{message}</p>
      {children !== undefined && (
        <div className={styles.actions} data-apart>
          {children}
        </div>
      )}
    </div>
  );
}

/** Message for an empty page or list, with the next step as children. */
export function EmptyState({
  icon: Symbol = IconRipple,
  message,
  children,
}: {
  icon?: Icon;
  message: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Symbol size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <p className={styles.message}>{message}</p>
      {children !== undefined && (
        <div className={styles.actions} data-apart>
          {children}
        </div>
      )}
    </div>
  );
}

/** Skeleton rows while loading; screen readers announce `label`. */
export function LoadingBlock({
  label,
  rows = 6,
  height = 44,
}: {
  label: string;
  rows?: number;
  height?: number;
}) {
  return (
    <Stack gap="sm" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="md" />
      ))}
    </Stack>
  );
}

const REDIRECT_AFTER_MS = 3000;

/** Shown to non-admins on admin pages; redirects to the landing page after 3 s. */
export function NoPermission() {
  const navigate = useNavigate();
  useTimeout(() => void navigate('/', { replace: true }), REDIRECT_AFTER_MS, { autoInvoke: true });
  return <ErrorState message="You do not have permission to access this page." />;
}
