import { Box, Button, Skeleton, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TakeOffs } from '../../../app/api-types.ts';
import { sentenceOf } from '../../../app/problem.ts';
import { useGetSiteQuery } from '../../../app/site.api.ts';
import { pointOf } from '../../../lib/compass.ts';
import { distanceIn, distanceSymbol, formatDistance } from '../../../lib/units.ts';
import { TakeOffMap } from '../../../map/take-offs/take-off-map.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { daysOf } from '../period/period.ts';
import { recordAddress } from '../records/season-records.tsx';
import { useSeasonPage } from '../season-page-context.ts';
import { useGetTakeOffsQuery } from '../season.api.ts';
import { commonDirection } from './direction.ts';
import { LongestRides } from './longest-rides.tsx';

/** The take-offs of a spot in the period. */
export function SpotTakeOffs({ spotId }: { spotId: number }) {
  const { period } = useSeasonPage();
  const { data, error, refetch } = useGetTakeOffsQuery({ id: spotId, ...daysOf(period) });
  if (data === undefined) {
    if (error === undefined)
      return <Skeleton h="clamp(18rem, 50vh, 30rem)" role="status" aria-label="Loading the map" />;
    return (
      <ErrorState message={sentenceOf(error, 'Failed to load the take-offs')}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </ErrorState>
    );
  }
  if (data.distance.length === 0) return <Text c="dimmed">No rides here in this period.</Text>;
  return <DrawnTakeOffs takeOffs={data} />;
}

function DrawnTakeOffs({ takeOffs }: { takeOffs: TakeOffs }) {
  const { scheme, preferences } = useSeasonPage();
  const { preferred_distance_unit: unit } = preferences;
  const site = useGetSiteQuery().data;
  const navigate = useNavigate();
  const { distance, heading, url_hash, ride_number } = takeOffs;
  const track = useMemo(
    () => ({
      latitude: Float64Array.from(takeOffs.latitude),
      longitude: Float64Array.from(takeOffs.longitude),
      heading,
    }),
    [takeOffs, heading],
  );
  const lengths = useMemo(
    () => Float64Array.from(distance, (meters) => distanceIn(meters, unit)),
    [distance, unit],
  );
  const direction = commonDirection(heading);
  const addressOf = (row: number) =>
    recordAddress({ url_hash: url_hash[row] ?? '', ride_number: ride_number[row] ?? 0 });
  const describe = (row: number) => {
    const towards = heading[row] ?? null;
    return `${formatDistance(distance[row], preferences)}${towards === null ? '' : ` to the ${pointOf(towards)}`}`;
  };
  return (
    <>
      {direction !== null && (
        <Text mb="sm" fw={600}>
          Most rides go {direction}.
        </Text>
      )}
      <Box h="clamp(18rem, 50vh, 30rem)">
        {site !== undefined && (
          <TakeOffMap
            takeOffs={track}
            lengths={lengths}
            unit={distanceSymbol(unit)}
            scheme={scheme}
            ground={{ mapboxToken: site.mapbox_token, tileUrl: site.tile_url, styles: site.map_style }}
            scaleUnit={unit === 'meters' ? 'metric' : 'imperial'}
            describe={describe}
            onSelect={(row) => void navigate(addressOf(row))}
          />
        )}
      </Box>
      <LongestRides distance={distance} addressOf={addressOf} describe={describe} />
    </>
  );
}
