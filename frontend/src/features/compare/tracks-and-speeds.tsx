import { Box, Group, Paper, SimpleGrid, Text, Title, useComputedColorScheme } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { usePreferences } from '../../app/me.api.ts';
import { SpeedCurves } from '../../charts/compare/speed-curves.tsx';
import { TrackOverlay } from '../../charts/compare/track-overlay.tsx';
import { PALETTES } from '../../lib/palette.ts';
import { formatDistance, speedIn } from '../../lib/units.ts';
import { useGetActivityQuery } from '../../activity/activities.api.ts';
import { trackOf } from '../../activity/track-cache.ts';
import { STRIP, STRIPS } from './strips.ts';
import { type ComparedTrack, comparedTrack, overEachOther } from './compared-track.ts';

/** A round length of a fifth of the width, at most. */
function roundLength(widthMeters: number): number {
  const most = widthMeters / 5;
  const power = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((factor) => factor * power).find((length) => length <= most) ?? power;
}

function useComparedTrack(urlHash: string | undefined): ComparedTrack | null {
  const { data } = useGetActivityQuery(urlHash ?? skipToken);
  return useMemo(() => {
    const track = data === undefined ? undefined : trackOf(data.url_hash);
    return data === undefined || track === undefined ? null : comparedTrack(data, track);
  }, [data]);
}

/** The tracks of two to four sessions over each other, and the speeds of their longest rides. */
export function TracksAndSpeeds({ hashes }: { hashes: readonly string[] }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const preferences = usePreferences();
  const found = [
    useComparedTrack(hashes[0]),
    useComparedTrack(hashes[1]),
    useComparedTrack(hashes[2]),
    useComparedTrack(hashes[3]),
  ];
  const compared = found.flatMap((track, at) =>
    track === null ? [] : [{ ...track, color: PALETTES[scheme].compared[at]! }],
  );
  if (compared.length < 2) return null;
  const { isOneSpot, lines } = overEachOther(compared);
  const { preferred_speed_unit: unit } = preferences;
  return (
    <Box component="section" mb="lg" aria-label="Over each other">
      <Title order={2} size="h3">
        Over each other
      </Title>
      <Group component="ul" gap="0.25rem 1.25rem" mt={8} mb="md" fz="sm">
        {compared.map(({ urlHash, name, color }) => (
          <Group
            key={urlHash}
            component="li"
            gap={8}
            wrap="nowrap"
            miw={0}
            style={{ overflowWrap: 'anywhere' }}
          >
            <Box component="span" flex="none" w="1.25rem" h="0.25rem" bdrs={2} bg={color} />
            <Text inherit lineClamp={2}>
              {name}
            </Text>
          </Group>
        ))}
      </Group>
      <SimpleGrid {...STRIPS}>
        <Paper withBorder {...STRIP}>
          <Text fw={600}>Rides</Text>
          <Text size="sm" c="dimmed">
            {isOneSpot
              ? 'Where they were, at the same scale.'
              : 'Different spots, centered, at the same scale.'}
          </Text>
          <TrackOverlay
            series={compared.map(({ color }, at) => ({ color, lines: lines[at] ?? [] }))}
            scale={(width) => {
              const meters = roundLength(width);
              return { meters, text: formatDistance(meters, preferences) };
            }}
            label={`Rides of ${compared.length} sessions over each other`}
          />
        </Paper>
        <Paper withBorder {...STRIP}>
          <Text fw={600}>Speed of the longest rides</Text>
          <Text size="sm" c="dimmed">
            {compared
              .flatMap(({ best }) => (best === null ? [] : [formatDistance(best.distance, preferences)]))
              .join(', ')}
          </Text>
          <SpeedCurves
            series={compared.flatMap(({ color, best }) =>
              best === null
                ? []
                : [{ color, time: best.time, speed: best.speed.map((kmh) => speedIn(kmh, unit)) }],
            )}
            unit={unit}
            label={`Speeds of the longest rides of ${compared.length} sessions`}
          />
        </Paper>
      </SimpleGrid>
    </Box>
  );
}
