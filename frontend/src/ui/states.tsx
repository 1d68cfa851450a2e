import { type Icon, IconAlertTriangle, IconRipple } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState as Empty, Paper, Skeleton, Stack } from '@mantine/core';
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
  return (
    <Paper
      withBorder
      radius="lg"
      py="clamp(2rem, 6vw, 4rem)"
      px="lg"
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Empty size="xs" withIndicatorBackground>
        <Empty.Indicator mb={4} c={kind === 'error' ? 'var(--mantine-color-error)' : 'var(--rl-accent)'}>
          <Symbol stroke={1.6} aria-hidden="true" />
        </Empty.Indicator>
        {title !== undefined && (
          <Empty.Title order={wholePage ? 1 : undefined} fz="lg" fw={700}>
            {title}
          </Empty.Title>
        )}
        <Empty.Description fz="md">{message}</Empty.Description>
        {children !== undefined && (
          <Empty.Actions mt="md" className={styles.actions} data-apart>
            {children}
          </Empty.Actions>
        )}
      </Empty>
    </Paper>
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
