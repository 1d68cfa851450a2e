import { useComputedColorScheme } from '@mantine/core';
import type { SurfType } from '@rideline/detection-engine';
import { createContext, use, useMemo } from 'react';
import { usePreferences } from '../../app/me.api.ts';
import { comparisonOf, daysOf, today, yearOf, yearPeriod } from './period/period.ts';
import { usualYear } from '../../lib/usual-year.ts';
import { useSeasonAddress } from './season-address.ts';
import { type History, surfTypesOf } from './season-history.ts';
import type { Season } from '../../app/api-types.ts';
import { namesOfSpots } from './words.ts';
import { useGetSeasonQuery } from './season.api.ts';

/** What the page is asked for, and the answer. */
export function useNewSeasonPage(history: History) {
  const address = useSeasonAddress();
  const preferences = usePreferences();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const now = today();
  const surfType: SurfType = address.surfType ?? surfTypesOf(history)[0] ?? 'traveling_waves';
  const all = history[surfType];
  const period = address.period ?? yearPeriod(usualYear(all.days, yearOf(now)));
  const counted = {
    surf_type: surfType,
    ...(address.vesselId !== undefined && { vessel_id: address.vesselId }),
    ...(address.spotId !== undefined && { spot_id: address.spotId }),
  };
  const comparison = comparisonOf(period, now);
  const request = { ...counted, ...daysOf(period) };
  const answer = useGetSeasonQuery(request);
  const before = useGetSeasonQuery({ ...counted, ...comparison?.days }, { skip: comparison?.days == null });
  const spotNames = useMemo(() => namesOfSpots(all.spots), [all]);
  return {
    address,
    preferences,
    scheme,
    now,
    history,
    /** All sessions of the surf type. */
    all,
    spotNameOf: (id: number | null): string => spotNames.get(id) ?? 'Unnamed spot',
    surfType,
    isStanding: surfType === 'standing_waves',
    period,
    /** What the answer was asked for with. */
    request,
    comparison,
    answer,
    /** Figures of what the period is compared with; null without sessions then, and while loading. */
    previous: withSessions(comparison?.days == null ? answer.data?.previous : before.currentData?.figures),
  };
}

const withSessions = (figures: Season['previous'] | undefined) =>
  figures === undefined || figures === null || figures.sessions === 0 ? null : figures;

type NewSeasonPage = ReturnType<typeof useNewSeasonPage>;
/** The page whose season has arrived. */
export type SeasonPage = Omit<NewSeasonPage, 'answer'> & { readonly season: Season };

export const SeasonPageContext = createContext<SeasonPage | null>(null);

/** The page that a part of it is on. @throws Error elsewhere */
export function useSeasonPage(): SeasonPage {
  const page = use(SeasonPageContext);
  if (page === null) throw new Error('Only parts of the season page use it');
  return page;
}
