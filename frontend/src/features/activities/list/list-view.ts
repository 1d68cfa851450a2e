import { useDebouncedCallback } from '@mantine/hooks';
import type { SortingState } from '@tanstack/react-table';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { ALL_VESSELS } from './vessel-filter.tsx';

/** What of a list is shown, in which order. */
export interface ListView {
  readonly search: string;
  readonly vessel: string;
  readonly sorting: SortingState;
}

const BY_DATE = { id: 'date', desc: true };
const WRITTEN_AFTER_MS = 200;

/** Reads `?search=dawn&vessel=7&sort=max_speed-asc`; a column that doesn't sort leaves the newest first. */
export function viewIn(params: URLSearchParams, sortable: readonly string[]): ListView {
  const [id = '', direction] = (params.get('sort') ?? '').split('-');
  return {
    search: params.get('search') ?? '',
    vessel: params.get('vessel') ?? ALL_VESSELS,
    sorting: [sortable.includes(id) ? { id, desc: direction !== 'asc' } : BY_DATE],
  };
}

/** The parameters of a view, none for the list as it opens. */
export function paramsOf({ search, vessel, sorting: [sort = BY_DATE] }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (vessel !== ALL_VESSELS) params.set('vessel', vessel);
  if (sort.id !== BY_DATE.id || sort.desc !== BY_DATE.desc) {
    params.set('sort', `${sort.id}-${sort.desc ? 'desc' : 'asc'}`);
  }
  return params;
}

/**
 * The view of a list, kept in the page's address so that Back and a reload find it again. What is typed shows at once
 * and reaches the address a moment later.
 */
export function useListView(sortable: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const arrived = useNavigationType();
  const [view, setView] = useState(() => viewIn(params, sortable));
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    // The list itself only ever replaces its address; anything else leads to another view.
    if (arrived !== NavigationType.Replace) setView(viewIn(params, sortable));
  }
  const write = useDebouncedCallback((next: ListView) => {
    setParams(paramsOf(next), { replace: true });
  }, WRITTEN_AFTER_MS);
  const change = (part: Partial<ListView>) => {
    const next = { ...view, ...part };
    setView(next);
    write(next);
  };
  return [view, change] as const;
}
