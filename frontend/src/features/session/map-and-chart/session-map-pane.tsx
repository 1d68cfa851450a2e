import type { ReactNode } from 'react';
import { useGetSiteQuery } from '../../../app/site.api.ts';
import { PALETTES } from '../../../lib/palette.ts';
import { SessionMap } from '../../../map/session-map.tsx';
import { TrackSketch } from '../../../map/track-sketch.tsx';
import { useSessionPage } from '../page/session-page.ts';

interface Props {
  readonly onDrawn?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The map of the session, with what is shown on it. */
export function SessionMapPane({ onDrawn, children }: Props) {
  const page = useSessionPage();
  const { session, instrument, preferences, ranging } = page;
  const { preferred_distance_unit, preferred_speed_unit } = preferences;
  const site = useGetSiteQuery().data;
  if (site === undefined)
    return <TrackSketch track={session.track} rides={session.rides} palette={PALETTES[page.scheme]} />;
  return (
    <SessionMap
      track={session.track}
      speed={instrument.drawing.speed}
      speedUnit={preferred_speed_unit}
      rides={session.rides}
      openRide={instrument.openRide}
      candidates={page.shownCandidates}
      range={ranging.range}
      rideAt={instrument.drawing.entryAt}
      scheme={page.scheme}
      ground={{ mapboxToken: site.mapbox_token, tileUrl: site.tile_url, styles: site.map_style }}
      scaleUnit={preferred_distance_unit === 'meters' ? 'metric' : 'imperial'}
      highlight={page.highlight}
      focus={instrument.focus}
      onSelect={page.select}
      onPickRow={page.pickRow}
      onDrawn={onDrawn}
      onShowAll={() => {
        page.close();
        ranging.clear();
        instrument.setView(null);
      }}
    >
      {children}
    </SessionMap>
  );
}
