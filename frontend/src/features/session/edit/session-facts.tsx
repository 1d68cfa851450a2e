import { Grid, Paper, Text } from '@mantine/core';
import { useTimeDisplay } from '../../../app/me.api.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import type { Activity } from '../../../activity/activity.ts';
import { sourceName } from '../../../activity/source-name.ts';
import { Note } from './note.tsx';
import { VesselSelect } from './vessel-select.tsx';

/** The note, the vessel and the upload of a session. */
export function SessionFacts({ activity }: { activity: Activity }) {
  const display = useTimeDisplay();
  return (
    <Grid gap="md" mt="lg">
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Note activity={activity} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Paper withBorder p="md">
          <VesselSelect activity={activity} />
          <Text size="sm" c="dimmed" mt="sm">
            {sourceName(activity.source)}, uploaded {formatDateTime(activity.upload_time, display)}
          </Text>
        </Paper>
      </Grid.Col>
    </Grid>
  );
}
