import { Alert, Badge, Button, Group, Text, Title } from '@mantine/core';
import { IconCopyCheck, IconTrash } from '@tabler/icons-react';
import { formatDateTime } from '../../../lib/dates.ts';
import { nameOf, vesselName, type Activity, type Source } from '../activity.ts';
import styles from './session-header.module.css';

const SOURCES: Record<Source, string> = { MANUAL: 'Manual Upload', STRAVA: 'STRAVA', GARMIN: 'GARMIN' };

interface Props {
  readonly activity: Activity;
  /** The person just uploaded a file that had already become this session. */
  readonly duplicate: boolean;
  readonly onDelete: () => void;
}

/** Which session this is, and what can be done with it as a whole. */
export function SessionHeader({ activity, duplicate, onDelete }: Props) {
  return (
    <header className={styles.header}>
      {duplicate && (
        <Alert color="ocean" variant="light" icon={<IconCopyCheck size={20} />} role="status" mb="md">
          You uploaded this file before. This is the session it became; nothing was added.
        </Alert>
      )}
      <div className={styles.top}>
        <div className={styles.name}>
          <Title order={1}>{nameOf(activity)}</Title>
          <Text c="dimmed">{formatDateTime(activity.activity_time)}</Text>
        </div>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={onDelete}
        >
          Delete Activity
        </Button>
      </div>
      <Group gap="xs">
        {activity.is_demo && (
          <Badge color="coral" variant="outline" size="lg">
            Simulated demo session
          </Badge>
        )}
        <Badge color="gray" variant="light" size="lg">
          {SOURCES[activity.source]}
        </Badge>
        {activity.surf_vessel !== null && (
          <Badge color="gray" variant="light" size="lg">
            {vesselName(activity.surf_vessel)}
          </Badge>
        )}
        <Text size="sm" c="dimmed">
          Uploaded {formatDateTime(activity.upload_time)}
        </Text>
      </Group>
    </header>
  );
}
