import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Sort } from '../../../ui/table/column.ts';
import { ALL, type ChosenFilters, FILTERS, NO_FILTERS } from './filters.ts';

/** Search, filters and order of a list. */
export interface ListView {
  readonly search: string;
  readonly filters: ChosenFilters;
  readonly sort: Sort;
}

const BY_DATE = { id: 'date', desc: true };
const URL_DELAY_MS = 200;

/** Reads `?search=dawn&vessel=7&year=2026&sort=max_speed-asc`; an unknown column sorts by newest first. */
export function viewIn(params: URLSearchParams, sortable: readonly string[]): ListView {
  const [id = '', direction] = (params.get('sort') ?? '').split('-');
  const filters = { ...NO_FILTERS };
  for (const { key } of FILTERS) filters[key] = params.get(key) ?? ALL;
  return {
    search: params.get('search') ?? '',
    filters,
    sort: sortable.includes(id) ? { id, desc: direction !== 'asc' } : BY_DATE,
  };
}

/** The query parameters of a view; none for the default view. */
export function paramsOf({ search, filters, sort }: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  for (const { key } of FILTERS) if (filters[key] !== ALL) params.set(key, filters[key]);
  if (sort.id !== BY_DATE.id || sort.desc !== BY_DATE.desc) {
    params.set('sort', `${sort.id}-${sort.desc ? 'desc' : 'asc'}`);
  }
  return params;
}

/**
 * The view of a list, stored in the page's address for Back and reload. Changes apply at once and are written to the
 * address after a short delay.
 */
export function useListView(sortable: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const [view, setView] = useState(() => viewIn(params, sortable));
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    // The list itself only replaces its address; any other navigation loads another view.
    if (navigationType !== NavigationType.Replace) setView(viewIn(params, sortable));
  }
  const write = useDebouncedCallback((next: ListView) => {
    setParams(paramsOf(next), { replace: true });
  }, URL_DELAY_MS);
  const change = (part: Partial<ListView>) => {
    const next = { ...view, ...part };
    setView(next);
    write(next);
  };
  return [view, change] as const;
}
