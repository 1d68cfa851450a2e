import { Button, Group, NativeSelect, Stack, Text, useComputedColorScheme } from '@mantine/core';
import type { Track } from '@rideline/detection-engine';
import { usePreferences } from '../../../../app/me.api.ts';
import { useGetSiteQuery } from '../../../../app/site.api.ts';
import { formatDistance } from '../../../../lib/units.ts';
import { PlaceMap } from '../../../../map/place-map.tsx';
import type { HiddenCircle } from '../../activity.ts';
import { hiddenPoints } from './hidden-points.ts';
import styles from './privacy.module.css';

const RADII = [100, 200, 500, 1000, 2000];

interface Props {
  readonly track: Track;
  readonly circle: HiddenCircle;
  readonly onCircle: (circle: HiddenCircle) => void;
}

/** Where the hidden circle lies and how wide it is: by a click on the map, or at an end of the session. */
export function PlacePicker({ track, circle, onCircle }: Props) {
  const site = useGetSiteQuery().data;
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { preferred_distance_unit: unit } = usePreferences();
  const put = (row: number) =>
    onCircle({ ...circle, latitude: track.latitude[row] ?? 0, longitude: track.longitude[row] ?? 0 });
  const radii = RADII.includes(circle.radius_meters) ? RADII : [...RADII, circle.radius_meters];
  const hidden = hiddenPoints(track, circle);
  return (
    <Stack gap="xs">
      <div className={styles.map}>
        {site !== undefined && (
          <PlaceMap
            track={track}
            circle={circle}
            scheme={scheme}
            ground={{ mapboxToken: site.mapbox_token, tileUrl: site.tile_url }}
            scaleUnit={unit === 'meters' ? 'metric' : 'imperial'}
            onPlace={(place) => onCircle({ ...circle, ...place })}
          />
        )}
      </div>
      <Group gap="xs" align="end">
        <NativeSelect
          label="Radius"
          size="sm"
          data={radii.map((meters) => ({
            value: String(meters),
            label: formatDistance(meters, unit, { digits: 0 }),
          }))}
          value={String(circle.radius_meters)}
          onChange={({ currentTarget }) =>
            onCircle({ ...circle, radius_meters: Number(currentTarget.value) })
          }
        />
        <Button size="sm" variant="default" onClick={() => put(0)}>
          Around the start
        </Button>
        <Button size="sm" variant="default" onClick={() => put(track.length - 1)}>
          Around the end
        </Button>
      </Group>
      <Text size="sm" c="dimmed" role="status">
        Click the map to move the circle. It hides at least {hidden} of {track.length} trackpoints: what is
        cut is wider and off its middle, so that no edge gives the place away.
      </Text>
    </Stack>
  );
}
