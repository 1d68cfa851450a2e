import { Group, Text } from '@mantine/core';
import { IconLock, IconWorld } from '@tabler/icons-react';
import { useGetSiteQuery } from '../../app/site.api.ts';
import type { Activity } from '../../activity/activity.ts';
import styles from './session-header.module.css';

export type SharingState = 'shared' | 'private' | 'forbidden';

const SENTENCES: Record<SharingState, string> = {
  shared: 'Shared: anyone with the link can see this.',
  private: 'Private: only you can see this.',
  forbidden: "Private: sessions from Strava can't be shared here.",
};

/** Whether the session is shared, or the operator forbids to share it. */
export function useSharingState({ is_public, source }: Activity): SharingState {
  const isForbidden = useGetSiteQuery().data?.strava_sharing === false && source === 'STRAVA';
  if (isForbidden) return 'forbidden';
  return is_public ? 'shared' : 'private';
}

/** An icon on phones, with its sentence for those who point at it or listen. */
export function SharingStatus({ state }: { state: SharingState }) {
  const Icon = state === 'shared' ? IconWorld : IconLock;
  return (
    <Group
      gap={8}
      wrap="nowrap"
      c={state === 'shared' ? 'var(--rl-accent)' : 'dimmed'}
      style={{ gridArea: 'status', justifySelf: 'end' }}
      title={SENTENCES[state]}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <Text size="sm" className={styles.sentence}>
        {SENTENCES[state]}
      </Text>
    </Group>
  );
}
