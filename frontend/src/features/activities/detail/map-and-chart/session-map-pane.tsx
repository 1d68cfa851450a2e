import type { ReactNode } from 'react';
import type { Preferences } from '../../../../app/api-types.ts';
import { useGetSiteQuery } from '../../../../app/site.api.ts';
import type { HighlightSignal } from '../../../../lib/highlight.ts';
import type { ColorScheme } from '../../../../lib/palette.ts';
import { SessionMap } from '../../../../map/session-map.tsx';
import type { Candidate } from '../not-counted/candidates.ts';
import type { useRange } from '../range/use-range.ts';
import type { Session } from '../session/session.ts';
import type { Instrument } from './use-instrument.ts';

interface Props {
  readonly session: Session;
  /** The candidates shown; none while their list is closed. */
  readonly candidates: readonly Candidate[];
  readonly instrument: Instrument;
  readonly preferences: Preferences;
  readonly scheme: ColorScheme;
  readonly highlight: HighlightSignal;
  readonly ranging: ReturnType<typeof useRange>;
  readonly onSelect: (id: number) => void;
  readonly onShowAll: () => void;
  /** Shown on the map. */
  readonly children?: ReactNode;
}

/** The map of the session. */
export function SessionMapPane(props: Props) {
  const { session, candidates, instrument, preferences, scheme, highlight, ranging } = props;
  const { preferred_distance_unit, preferred_speed_unit } = preferences;
  const site = useGetSiteQuery().data;
  if (site === undefined) return null;
  return (
    <SessionMap
      track={session.track}
      speed={instrument.drawing.speed}
      speedUnit={preferred_speed_unit}
      rides={session.rides}
      openRide={instrument.openRide}
      candidates={candidates}
      range={ranging.range}
      rideAt={instrument.drawing.entryAt}
      scheme={scheme}
      ground={{ mapboxToken: site.mapbox_token, tileUrl: site.tile_url }}
      scaleUnit={preferred_distance_unit === 'meters' ? 'metric' : 'imperial'}
      highlight={highlight}
      focus={instrument.focus}
      onSelect={props.onSelect}
      onPickRow={ranging.selecting ? ranging.pickRow : null}
      onShowAll={props.onShowAll}
    >
      {props.children}
    </SessionMap>
  );
}
