import { Box, Button, Group, NativeSelect, Stack, Text, useComputedColorScheme } from '@mantine/core';
import { planeDistance, type Track } from '@rideline/detection-engine';
import { usePreferences } from '../../app/me.api.ts';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { formatCount } from '../../lib/format.ts';
import { formatDistance } from '../../lib/units.ts';
import { PlaceMap } from '../../map/place-map.tsx';
import type { HiddenCircle } from '../../app/api-types.ts';

const RADII = [100, 200, 500, 1000, 2000];

/** Trackpoints inside the circle. */
function hiddenPoints({ length, latitude, longitude }: Track, circle: HiddenCircle): number {
  let hidden = 0;
  for (let row = 0; row < length; row++) {
    const away = planeDistance(circle.latitude, circle.longitude, latitude[row] ?? 0, longitude[row] ?? 0);
    if (away <= circle.radius_meters) hidden++;
  }
  return hidden;
}

interface Props {
  readonly track: Track;
  readonly circle: HiddenCircle;
  readonly onCircle: (circle: HiddenCircle) => void;
}

/** Places the hidden circle by a click on the map or at an end of the session, and sets its radius. */
export function PlacePicker({ track, circle, onCircle }: Props) {
  const site = useGetSiteQuery().data;
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const preferences = usePreferences();
  const centerOn = (row: number) =>
    onCircle({ ...circle, latitude: track.latitude[row] ?? 0, longitude: track.longitude[row] ?? 0 });
  const radii = RADII.includes(circle.radius_meters) ? RADII : [...RADII, circle.radius_meters];
  const hidden = hiddenPoints(track, circle);
  return (
    <Stack gap="xs">
      <Box h="14rem">
        {site !== undefined && (
          <PlaceMap
            track={track}
            circle={circle}
            scheme={scheme}
            ground={{ mapboxToken: site.mapbox_token, tileUrl: site.tile_url, styles: site.map_style }}
            scaleUnit={preferences.preferred_distance_unit === 'meters' ? 'metric' : 'imperial'}
            onPlace={(place) => onCircle({ ...circle, ...place })}
          />
        )}
      </Box>
      <Group gap="xs" align="end">
        <NativeSelect
          label="Radius"
          size="sm"
          data={radii.map((meters) => ({
            value: String(meters),
            label: formatDistance(meters, preferences),
          }))}
          value={String(circle.radius_meters)}
          onChange={({ currentTarget }) =>
            onCircle({ ...circle, radius_meters: Number(currentTarget.value) })
          }
        />
        <Button size="sm" variant="default" onClick={() => centerOn(0)}>
          Around the start
        </Button>
        <Button size="sm" variant="default" onClick={() => centerOn(track.length - 1)}>
          Around the end
        </Button>
      </Group>
      <Text size="sm" c="dimmed" role="status">
        Click the map to move the circle. It hides at least {formatCount(hidden)} of{' '}
        {formatCount(track.length)} trackpoints. The hidden area is larger and off-center, so its edge doesn't
        give the place away.
      </Text>
    </Stack>
  );
}
