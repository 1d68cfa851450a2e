import { Center, Loader, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Result of a login or sign-up step, with the next step as children. */
export function Outcome({
  kind,
  message,
  children,
}: {
  kind: 'waiting' | 'success' | 'error';
  message: string;
  children?: ReactNode;
}) {
  return (
    <Stack gap="md" align="center" ta="center" role={kind === 'error' ? 'alert' : 'status'}>
      <Center
        w={60}
        h={60}
        bdrs="50%"
        c={kind === 'error' ? 'var(--mantine-color-error)' : 'var(--rl-accent)'}
        bg="var(--rl-surface-sunken)"
        aria-hidden="true"
      >
        {kind === 'waiting' && <Loader size={28} />}
        {kind === 'success' && <IconCheck size={28} />}
        {kind === 'error' && <IconAlertTriangle size={28} />}
      </Center>
      <Text>{message}</Text>
      {children}
    </Stack>
  );
}
