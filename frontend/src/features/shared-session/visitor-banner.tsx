import { Text } from '@mantine/core';
import { useIsSignedIn } from '../../app/hooks.ts';
import { RouterAnchor } from '../../ui/router-anchor.tsx';

/** Above a shared session: what a visitor looks at, and the way in. */
export function VisitorBanner() {
  if (useIsSignedIn()) return null;
  return (
    <Text size="sm" c="dimmed" mb="sm" role="region" aria-label="About this page">
      Viewing public activity from Rideline. <RouterAnchor to="/login">Log in</RouterAnchor>
    </Text>
  );
}
