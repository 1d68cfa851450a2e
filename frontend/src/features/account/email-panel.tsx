import { Text } from '@mantine/core';
import type { Me } from '../../app/me.api.ts';
import { Panel } from '../../ui/panel.tsx';

const SIGNS_IN_WITH: Record<Me['auth_provider'], string> = {
  email: 'You sign in with your email and password.',
  google: 'You sign in with Google.',
  both: 'You sign in with Google or with your email and password.',
};

export function EmailPanel({ email, provider }: { email: string; provider: Me['auth_provider'] }) {
  return (
    <Panel title="Email" lead="Only you and the operators of this site can see it.">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Text>
      <Text c="dimmed" mt={4}>
        {SIGNS_IN_WITH[provider]}
      </Text>
    </Panel>
  );
}
