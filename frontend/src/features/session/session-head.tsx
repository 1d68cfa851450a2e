import { Anchor } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isWebAddress } from '../../lib/web-address.ts';
import { ToolMenu, type ToolGroup } from '../../ui/tool-menu.tsx';
import type { Activity } from '../../activity/activity.ts';
import { SessionTime } from '../../activity/session-time.tsx';
import styles from './session-header.module.css';
import { SimulatedBadge } from './simulated-badge.tsx';

interface Props {
  readonly activity: Pick<Activity, 'activity_time' | 'time_zone' | 'utc_offset' | 'video_link' | 'is_demo'>;
  readonly name: ReactNode;
  /** Where the session was, for its owner. */
  readonly place?: ReactNode;
  /** Where the session came from and who shared it. */
  readonly origin: ReactNode;
  /** Whether the session is shared, and the button that changes it. */
  readonly share?: ReactNode;
  readonly groups: readonly ToolGroup[];
}

/** Name, time, origin and menu of a session, the same for its owner and for visitors. */
export function SessionHead({ activity, name, place, origin, share, groups }: Props) {
  const { video_link, is_demo } = activity;
  return (
    <header className={styles.header}>
      <div className={styles.name}>{name}</div>
      {share}
      <div className={styles.menu}>
        <ToolMenu groups={groups} />
      </div>
      <div className={styles.about}>
        <div className={styles.when}>
          <SessionTime session={activity} />
          {place}
        </div>
        {origin}
        {is_demo && <SimulatedBadge />}
        {video_link !== null && isWebAddress(video_link) && (
          <Anchor
            display="inline-flex"
            fw={600}
            style={{ gap: '0.25rem', alignItems: 'center' }}
            href={video_link}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
          >
            <IconPlayerPlayFilled size={14} aria-hidden="true" />
            Watch Video
          </Anchor>
        )}
      </div>
    </header>
  );
}
