import type { SurfType } from '@rideline/detection-engine';
import type { Season } from '../../app/api-types.ts';
import { useGetSeasonQuery } from './season.api.ts';

/** All sessions of a person, of both surf types. */
export interface History {
  readonly traveling_waves: Season;
  readonly standing_waves: Season;
}

/** The history; undefined while loading. */
export function useHistory() {
  const ocean = useGetSeasonQuery({ surf_type: 'traveling_waves' });
  const standing = useGetSeasonQuery({ surf_type: 'standing_waves' });
  const history: History | undefined = ocean.data &&
    standing.data && { traveling_waves: ocean.data, standing_waves: standing.data };
  return {
    history,
    error: ocean.error ?? standing.error,
    refetch: () => void Promise.all([ocean.refetch(), standing.refetch()]),
  };
}

export const sessionsOf = (history: History): number =>
  history.traveling_waves.figures.sessions + history.standing_waves.figures.sessions;

/** The surf types that the person has sessions of. */
export const surfTypesOf = (history: History): readonly SurfType[] =>
  (['traveling_waves', 'standing_waves'] as const).filter((type) => history[type].figures.sessions > 0);

/** Years of the sessions, newest first. */
export const yearsOf = ({ days }: Season): readonly string[] =>
  [...new Set(days.map(({ day }) => day.slice(0, 4)))].toSorted().toReversed();
