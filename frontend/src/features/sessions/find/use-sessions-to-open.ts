import { useDeferredValue, useMemo } from 'react';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { useTimeDisplay } from '../../../app/me.api.ts';
import { formatSessionDay } from '../../../lib/dates.ts';
import { useGetActivityListQuery } from '../../../activity/activities.api.ts';
import { sessionCount } from '../table/year-scrubber.tsx';
import { searchFor } from './search.ts';

const MOST = 8;
const MOST_PLACES = 3;
const NONE: readonly ActivityListItem[] = [];

const LISTS = { traveling_waves: '/activities', standing_waves: '/activities-standing-waves' } as const;

/** The places with most of these sessions whose name has every typed word; each leads to its sessions. */
export function placesToOpen(rows: readonly ActivityListItem[], typed: string) {
  const words = typed
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const places = new Map<string, { readonly to: string; readonly label: string; sessions: number }>();
  for (const { place, surf_type } of rows) {
    if (place === null || !words.every((word) => place.toLowerCase().includes(word))) continue;
    const to = `${LISTS[surf_type]}?${new URLSearchParams({ search: place }).toString()}`;
    const known = places.get(to) ?? { to, label: place, sessions: 0 };
    known.sessions++;
    places.set(to, known);
  }
  return [...places.values()]
    .sort((a, b) => b.sessions - a.sessions)
    .slice(0, MOST_PLACES)
    .map(({ sessions, ...place }) => ({ ...place, detail: sessionCount(sessions) }));
}

/** Places, and the newest sessions of both surf types whose name, vessel, place or date fits what was typed. */
export function useSessionsToOpen(typed: string) {
  const { data: ocean = NONE } = useGetActivityListQuery('traveling_waves');
  const { data: standing = NONE } = useGetActivityListQuery('standing_waves');
  const display = useTimeDisplay();
  const search = useDeferredValue(typed.trim());
  return useMemo(() => {
    if (search === '') return [];
    const fits = searchFor(search, display.clock);
    const newest = (rows: readonly ActivityListItem[]) => rows.filter(fits).slice(0, MOST);
    const sessions = [...newest(ocean), ...newest(standing)]
      .sort((a, b) => (b.activity_time ?? '').localeCompare(a.activity_time ?? ''))
      .slice(0, MOST)
      .map((row) => ({
        label: row.activity_name,
        detail: formatSessionDay(row, display).first,
        to: `/activity/${row.url_hash}`,
      }));
    return [...placesToOpen([...ocean, ...standing], search), ...sessions];
  }, [search, ocean, standing, display]);
}
