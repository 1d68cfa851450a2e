import { Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type PictureLook, PictureMaker } from '../../../ui/picture/picture-maker.tsx';
import { PictureFigures, type ThreeOf } from '../../../ui/picture/picture-figures.tsx';
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

/** A picture of a year to show around. It shows no track, and names spots only when they are asked for. */
export function YearCard({ year }: { year: string }) {
  const { surfType, preferences } = useSeasonPage();
  const { preferred_distance_unit: distance_unit, preferred_speed_unit: speed_unit } = preferences;
  const [look, setLook] = useState<PictureLook>({ shape: 'story', theme: 'dark' });
  const [figures, setFigures] = useState<ThreeOf<FigureName>>(['sessions', 'rides', 'time_in_water']);
  const [showsPlaces, setShowsPlaces] = useState(false);
  const address = useMemo(
    () => ({
      url: `/season/pictures/${year}`,
      params: {
        surf_type: surfType,
        ...look,
        figures: figures.join(','),
        places: showsPlaces ? 'shown' : 'hidden',
        distance_unit,
        speed_unit,
      },
    }),
    [year, surfType, look, figures, showsPlaces, distance_unit, speed_unit],
  );
  return (
    <PictureMaker
      address={address}
      alt={`Your ${year} season`}
      name={`rideline-${year}-${look.shape}.png`}
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
