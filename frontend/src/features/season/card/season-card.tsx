import { Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type PictureLook, PictureMaker } from '../../../ui/picture/picture-maker.tsx';
import { PictureFigures, type ThreeOf } from '../../../ui/picture/picture-figures.tsx';
import type { Period } from '../period/period.ts';
import type { SeasonRequest } from '../season.api.ts';
import { useSeasonPage } from '../season-page-context.ts';

const FIGURES = {
  sessions: 'Sessions',
  days: 'Days',
  time_in_water: 'Time in water',
  rides: 'Rides',
  rides_per_hour: 'Rides an hour',
  distance_ridden: 'Distance ridden',
  time_ridden: 'Time ridden',
  spots: 'Spots',
  longest_distance: 'Longest ride',
  max_speed: 'Top speed',
  most_rides: 'Most rides in a session',
} as const;

type FigureName = keyof typeof FIGURES;

/** '2026', '2026-07', '2026-06-03-to-2026-06-09' */
const fileNameOf = (period: Period): string =>
  period.kind === 'all' ? 'all' : period.kind === 'days' ? `${period.from}-to-${period.to}` : period.name;

/** A picture of the period that is shown, to show around. It shows no track, and names spots only when they are asked for. */
export function SeasonCard({ title }: { title: string }) {
  const { request, period, preferences } = useSeasonPage();
  const { preferred_distance_unit: distance_unit, preferred_speed_unit: speed_unit } = preferences;
  // A text, which is the same in the next rendering.
  const asked = JSON.stringify(request);
  const [look, setLook] = useState<PictureLook>({ shape: 'story', theme: 'dark' });
  const [figures, setFigures] = useState<ThreeOf<FigureName>>(['sessions', 'rides', 'time_in_water']);
  const [showsPlaces, setShowsPlaces] = useState(false);
  const address = useMemo(
    () => ({
      url: '/season/picture',
      params: {
        ...(JSON.parse(asked) as SeasonRequest),
        ...look,
        figures: figures.join(','),
        places: showsPlaces ? 'shown' : 'hidden',
        distance_unit,
        speed_unit,
      },
    }),
    [asked, look, figures, showsPlaces, distance_unit, speed_unit],
  );
  return (
    <PictureMaker
      address={address}
      alt={`Your ${title} as a picture`}
      name={`rideline-${fileNameOf(period)}-${look.shape}.png`}
      look={look}
      onLook={(change) => setLook({ ...look, ...change })}
      more={<PictureFigures labels={FIGURES} chosen={figures} onChoose={setFigures} />}
    >
      <Checkbox
        label="Name my spots"
        checked={showsPlaces}
        onChange={({ currentTarget }) => setShowsPlaces(currentTarget.checked)}
      />
    </PictureMaker>
  );
}
