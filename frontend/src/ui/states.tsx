import { type Icon, IconAlertTriangle, IconRipple } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import styles from './states.module.css';

interface StateProps {
  readonly title?: string;
  readonly message: string;
  /** The state replaces the page, so its title is the h1. */
  readonly wholePage?: boolean;
  readonly children?: ReactNode;
}

function State({
  icon: Symbol,
  kind,
  title,
  message,
  wholePage = false,
  children,
}: StateProps & { icon: Icon; kind: 'error' | 'empty' }) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <Stack
      gap={0}
      align="center"
      py="clamp(2rem, 6vw, 4rem)"
      px="lg"
      ta="center"
      bg="var(--rl-surface)"
      bdrs="lg"
      style={{ border: '1px solid var(--rl-border)' }}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <span className={styles.icon} data-kind={kind}>
        <Symbol size={28} stroke={1.6} aria-hidden="true" />
      </span>
      {title !== undefined && <Title className={styles.title}>{title}</Title>}
      <Text maw={480} c="dimmed">
        {message}
      </Text>
      {children !== undefined && (
        <div className={styles.actions} data-apart>
          {children}
        </div>
      )}
    </Stack>
  );
}

/** Something failed; the next step as children. What is merely missing or not chosen yet is an `EmptyState`. */
export const ErrorState = ({ title = 'Error', ...props }: StateProps) => (
  <State icon={IconAlertTriangle} kind="error" title={title} {...props} />
);

/** There is nothing to show; the next step as children. */
export const EmptyState = ({ icon = IconRipple, ...props }: StateProps & { icon?: Icon }) => (
  <State icon={icon} kind="empty" {...props} />
);

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
