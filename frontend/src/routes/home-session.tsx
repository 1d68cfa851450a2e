import { Anchor, Box, Group, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { placeOf } from '../activity/place-of.ts';
import { SessionTime } from '../activity/session-time.tsx';
import type { ActivityListItem } from '../app/api-types.ts';
import { usePreferences } from '../app/me.api.ts';
import { TrackPicture } from '../features/sessions/table/track-picture.tsx';
import { formatCount, formatDuration, roughly } from '../lib/format.ts';
import { formatDistance, formatSpeed } from '../lib/units.ts';

/** A session as a large card: its rides before the shore, its day, and three numbers. */
export function HomeSession({ session }: { session: ActivityListItem }) {
  const preferences = usePreferences();
  const { url_hash, activity_name, surf_type, rough } = session;
  const place = placeOf(session);
  const longest =
    surf_type === 'standing_waves'
      ? formatDuration(session.longest_ride_time)
      : formatDistance(session.longest_ride_distance, preferences);
  const figures = [
    ['Rides', formatCount(session.total_rides)],
    ['Longest ride', roughly(longest, rough.rides)],
    ['Max speed', roughly(formatSpeed(session.max_speed, preferences), rough.attempts)],
  ];
  return (
    <Paper component="li" withBorder shadow="sm" pos="relative" style={{ overflow: 'hidden' }}>
      <TrackPicture urlHash={url_hash} large />
      <Box p="md">
        <Text component="div" size="sm" c="dimmed">
          <SessionTime session={session} show="day" />
        </Text>
        <Anchor component={Link} to={`/activity/${url_hash}`} data-covering fw={700} lineClamp={2}>
          {activity_name}
        </Anchor>
        {place !== null && !activity_name.includes(place) && (
          <Text size="sm" c="dimmed" truncate>
            {place}
          </Text>
        )}
        <Group component="dl" gap="lg" mt="sm" mb={0}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <Box component="dd" m={0} fw={700}>
                {value}
              </Box>
              <Box component="dt" fz="xs" c="dimmed">
                {label}
              </Box>
            </div>
          ))}
        </Group>
      </Box>
    </Paper>
  );
}
