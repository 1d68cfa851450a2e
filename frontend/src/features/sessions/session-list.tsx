import { Button, Stack, Title } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTimeDisplay } from '../../app/me.api.ts';
import { EmptyState } from '../../ui/states.tsx';
import { sortRows } from '../../ui/table/column.ts';
import { SortSelect } from '../../ui/table/sort-select.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import type { ActivityListItem, SurfType } from '../../app/api-types.ts';
import { ActiveFilters } from './find/active-filters.tsx';
import { FilterPanel, FilterSelect } from './find/filter-panel.tsx';
import { activeFilters, ALL, type Filter, FILTERS, NO_FILTERS, passes } from './find/filters.ts';
import { useListTidesQuery } from './find/tides.api.ts';
import { ListToolbar, SelectButton } from './find/list-toolbar.tsx';
import { useListView } from './find/list-view.ts';
import { searchFor } from './find/search.ts';
import { DeleteSelected } from './selection/delete-selected.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useKeptSelection } from './selection/use-kept-selection.ts';
import { SummaryTiles, type SummaryTile } from './summary/summary-tiles.tsx';
import { useHiddenColumns } from './table/kept-columns.ts';
import type { ListColumn } from './table/list-columns.tsx';
import { placeColumn, selectColumn, SelectionContext } from './table/select-all.tsx';
import { SessionRows } from './table/session-rows.tsx';

const TABLE_MIN_WIDTH_PX = 950;
/** Room for a table and the years beside it. */
const ROOMY_WIDTH_PX = 1040;
const MAX_COMPARED = 4;
/** From here on the ocean list leaves out columns in which nothing is; the other one, which has more of them, always. */
const MANY_SESSIONS = 10;
/** Filters beside the search of a wide list. */
const IN_SIGHT: readonly Filter['key'][] = ['vessel'];

interface Props {
  readonly activities: readonly ActivityListItem[];
  readonly surfType: SurfType;
  readonly columns: readonly ListColumn[];
  readonly tilesOf: (activities: readonly ActivityListItem[]) => readonly SummaryTile[];
  readonly label: string;
  /** The page's own title names the list already. */
  readonly hasTitle: boolean;
  readonly comparePath: '/compare' | '/compare-skook';
  /** Notices below the search. */
  readonly children: ReactNode;
}

/** The reason this many sessions can't be compared; null if they can. */
function compareProblem(selected: number): string | null {
  if (selected < 2) return 'Please select 2 or more activities to compare';
  return selected > MAX_COMPARED ? 'You can only compare up to 4 activities at a time' : null;
}

/** Sessions with their summary, to find, sort and select: a table on wide screens, cards on narrow ones. */
export function SessionList(props: Props) {
  const { activities, surfType, tilesOf, label, hasTitle, comparePath, children } = props;
  const navigate = useNavigate();
  const hasAll = surfType === 'traveling_waves' && activities.length < MANY_SESSIONS;
  const columns = useMemo(
    () => props.columns.filter(({ isKnown }) => hasAll || isKnown === undefined || activities.some(isKnown)),
    [props.columns, activities, hasAll],
  );
  const sortable = useMemo(
    () => columns.flatMap(({ id, sortBy }) => (sortBy === undefined ? [] : [id])),
    [columns],
  );
  const [{ search, filters, sort }, setView] = useListView(sortable);
  const { clock } = useTimeDisplay();
  const { selected, isSelecting, toggle, select, start, stop } = useKeptSelection();
  const [hidden, setHidden] = useHiddenColumns(surfType);
  const [deleting, setDeleting] = useState<readonly string[] | null>(null);
  const { ref, width } = useElementSize();
  const { data: tides } = useListTidesQuery(undefined, { skip: filters.tide === ALL });
  const deferredSearch = useDeferredValue(search);
  const data = useMemo(() => {
    const fits = searchFor(deferredSearch, clock);
    const isKept = passes(filters, clock, tides);
    return activities.filter((row) => isKept(row) && fits(row));
  }, [activities, filters, clock, tides, deferredSearch]);
  const tiles = useMemo(() => tilesOf(data), [tilesOf, data]);
  const rows = useMemo(() => sortRows(data, columns, sort), [data, columns, sort]);
  const shown = useMemo(
    () => [isSelecting ? selectColumn : placeColumn, ...columns.filter(({ id }) => !hidden.includes(id))],
    [isSelecting, columns, hidden],
  );
  const chosen = rows.filter(({ url_hash }) => selected.has(url_hash));
  const hashes = () => chosen.map(({ url_hash }) => url_hash);
  const compare = () => {
    const problem = compareProblem(chosen.length);
    if (problem !== null) showErrorToast(problem);
    else void navigate(`${comparePath}?activities=${hashes().join(',')}`);
  };
  const wide = width >= TABLE_MIN_WIDTH_PX;
  const filtering = {
    activities,
    filters,
    onFilters: (chosen: typeof filters) => setView({ filters: chosen }),
  };
  const sorting = { columns, sort, onSort: (chosen: typeof sort) => setView({ sort: chosen }) };
  const selection = useMemo(
    () => ({ selected, all: data, toggle, select }),
    [selected, data, toggle, select],
  );

  return (
    <SelectionContext value={selection}>
      <Stack ref={ref} gap={wide ? 'md' : 'xs'}>
        <ListToolbar search={search} onSearch={(text) => setView({ search: text })}>
          {wide &&
            FILTERS.filter(({ key }) => IN_SIGHT.includes(key)).map((filter) => (
              <FilterSelect key={filter.key} filter={filter} {...filtering} />
            ))}
          <FilterPanel {...filtering} without={wide ? IN_SIGHT : []}>
            {!wide && <SortSelect {...sorting} />}
          </FilterPanel>
          <SelectButton selecting={isSelecting} onToggle={isSelecting ? stop : start} />
        </ListToolbar>
        <ActiveFilters {...filtering} shown={data.length} search={deferredSearch} />
        {children}
        <SummaryTiles tiles={tiles} />
        {!hasTitle && (
          <Title order={2} size="h4" visibleFrom="md">
            {label}
          </Title>
        )}
        {data.length === 0 && (
          <EmptyState message="No session matches your search.">
            <Button variant="default" onClick={() => setView({ search: '', filters: NO_FILTERS })}>
              Show all sessions
            </Button>
          </EmptyState>
        )}
        {data.length > 0 && width > 0 && (
          <SessionRows
            {...sorting}
            key={wide ? 'table' : 'cards'}
            rows={rows}
            columns={shown}
            label={label}
            selected={selected}
            isSelecting={isSelecting}
            toggle={toggle}
            isFiltered={search !== '' || activeFilters(filters).length > 0}
            room={wide ? (width >= ROOMY_WIDTH_PX ? 'roomy' : 'table') : 'cards'}
          />
        )}
        {isSelecting && (
          <SelectionBar
            choice={{ columns, hidden, onHide: setHidden }}
            selected={chosen}
            surfType={surfType}
            wide={wide}
            onCompare={compare}
            onDelete={() => setDeleting(hashes())}
            onClear={stop}
          />
        )}
        <DeleteSelected urlHashes={deleting} onClose={() => setDeleting(null)} onDeleted={stop} />
      </Stack>
    </SelectionContext>
  );
}
