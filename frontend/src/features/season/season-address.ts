import type { SurfType } from '@rideline/detection-engine';
import { useSearchParams } from 'react-router-dom';
import { paramsOf, type Period, periodIn } from './period/period.ts';

type Params = Readonly<Record<string, string | null>>;

/** An address with these parameters. */
export const withQuery = (path: string, params: URLSearchParams): string =>
  params.size === 0 ? path : `${path}?${params.toString()}`;

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

const SURF_TYPES: readonly SurfType[] = ['traveling_waves', 'standing_waves'];

function changed(params: URLSearchParams, changes: Params): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

/** What the page shows, kept in its address: ?period=2026-07&surf_type=standing_waves&vessel=3&spot=7&trend=max_speed */
export function useSeasonAddress() {
  const [params, setParams] = useSearchParams();
  return {
    /** null where the address names none. */
    period: periodIn(params),
    surfType: SURF_TYPES.find((known) => known === params.get('surf_type')),
    vesselId: numberIn(params.get('vessel')),
    spotId: numberIn(params.get('spot')),
    /** The spot whose take-offs are on the map. */
    mapSpotId: numberIn(params.get('map')),
    trend: params.get('trend'),
    /** The address with some parameters changed; null removes one. */
    withChanges: (changes: Params): string => withQuery('/season', changed(params, changes)),
    withPeriod: (period: Period): string => withQuery('/season', changed(params, paramsOf(period))),
    /** Filters make a step back in the history, details of the page don't. */
    change: (changes: Params, { replace = false } = {}) =>
      setParams((now) => changed(now, changes), { replace, preventScrollReset: true }),
    choosePeriod: (period: Period) =>
      setParams((now) => changed(now, paramsOf(period)), { preventScrollReset: true }),
  };
}
