import { useDeferredValue, useMemo } from 'react';
import type { ActivityListItem } from '../../../../app/api-types.ts';
import { useTimeDisplay } from '../../../../app/me.api.ts';
import { formatSessionDay } from '../../../../lib/dates.ts';
import { useListActivitiesQuery } from '../../activities.api.ts';
import { searchFor } from './search.ts';

const MOST = 8;
const NONE: readonly ActivityListItem[] = [];

/** The newest sessions of both surf types whose name, vessel or date fits what was typed. */
export function useSessionsToOpen(typed: string) {
  const { data: ocean = NONE } = useListActivitiesQuery('traveling_waves');
  const { data: standing = NONE } = useListActivitiesQuery('standing_waves');
  const display = useTimeDisplay();
  const search = useDeferredValue(typed.trim());
  return useMemo(() => {
    if (search === '') return [];
    const fits = searchFor(search, display.clock);
    const newest = (rows: readonly ActivityListItem[]) => rows.filter(fits).slice(0, MOST);
    return [...newest(ocean), ...newest(standing)]
      .sort((a, b) => (b.activity_time ?? '').localeCompare(a.activity_time ?? ''))
      .slice(0, MOST)
      .map((row) => ({
        label: row.activity_name,
        detail: formatSessionDay(row, display).first,
        to: `/activity/${row.url_hash}`,
      }));
  }, [search, ocean, standing, display]);
}
