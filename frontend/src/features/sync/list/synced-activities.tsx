import { Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { SERVICE_BY_NAME } from '../../../app/services.ts';
import { type Service } from '../../../app/site.api.ts';
import { formatCount } from '../../../lib/format.ts';
import { EmptyState, ErrorState, LoadingBlock } from '../../../ui/states.tsx';
import { SelectBox } from '../../../ui/select-box.tsx';
import { SortSelect } from '../../../ui/table/sort-select.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { useAnalysis } from '../analysis/use-analysis.ts';
import type { ShowOutcome } from '../banners.tsx';
import { useGetSyncedActivitiesQuery, type SyncedActivity } from '../../../app/connections.api.ts';
import { HideActivities } from './hide-activities.tsx';
import { FIRST_VIEW, heldElsewhere, surfSessions, viewed } from './list-view.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { syncedColumns } from './synced-columns.tsx';

const SELECT_ALL = 'Select all activities';
const TABLE_MIN_WIDTH_PX = 1020;
/** Rows drawn at once; the rest follows on request. */
const PAGE_ROWS = 100;

interface Props {
  readonly service: Service;
  readonly onOutcome: ShowOutcome;
}

/** The activities listed by all syncs: to search, select, analyze and remove. */
export function SyncedActivities({ service, onOutcome }: Props) {
  const { data, error, refetch } = useGetSyncedActivitiesQuery(service, { refetchOnMountOrArgChange: true });
  if (data === undefined) {
    return error === undefined ? (
      <LoadingBlock label="Loading synced activities" rows={5} height={56} />
    ) : (
      <ErrorState message={sentenceOf(error, 'Failed to fetch synced activities')}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </ErrorState>
    );
  }
  return (
    <section aria-label="Synced Activities">
      <Title order={2} mb="sm">
        Synced Activities ({formatCount(data.activities.length)})
      </Title>
      {data.full_at !== null && (
        <Text size="sm" c="dimmed" mb="sm">
          This list is full. It keeps {formatCount(data.full_at)} activities, and the oldest make room for new
          ones. Your sessions stay. To list an older activity again, choose Select a date above.
        </Text>
      )}
      {data.activities.length === 0 ? (
        <EmptyState
          message={`Nothing synced yet. Choose above what to list from ${SERVICE_BY_NAME[service].title}.`}
        />
      ) : (
        <ActivityList service={service} activities={data.activities} onOutcome={onOutcome} />
      )}
    </section>
  );
}

function ActivityList({
  service,
  activities,
  onOutcome,
}: Props & { readonly activities: readonly SyncedActivity[] }) {
  const [view, setView] = useState(FIRST_VIEW);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [hiding, setHiding] = useState<readonly SyncedActivity[] | null>(null);
  const [limit, setLimit] = useState(PAGE_ROWS);
  const { rows: states, progress, analyzeOne, analyzeAll } = useAnalysis(service, onOutcome);
  const { ref, width } = useElementSize();
  const deferred = useDeferredValue(view);
  const { rows, hidden } = useMemo(() => viewed(activities, deferred), [activities, deferred]);
  const surf = useMemo(() => surfSessions(activities), [activities]);
  const selected = rows.filter((row) => chosen.has(row.key));
  const select = (some: readonly SyncedActivity[], on: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const { key } of some) {
        if (on) after.add(key);
        else after.delete(key);
      }
      return after;
    });

  const isSelected = ({ key }: SyncedActivity) => chosen.has(key);
  const selectsAll = {
    checked: selected.length === rows.length,
    indeterminate: selected.length > 0 && selected.length < rows.length,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => select(rows, currentTarget.checked),
  };
  const sorting = {
    columns: syncedColumns({
      id: useId(),
      states,
      isSelected,
      selectAll: <SelectBox aria-label={SELECT_ALL} {...selectsAll} />,
      busy: progress !== null,
      onSelect: (row, on) => select([row], on),
      onAnalyze: (row, as) => void analyzeOne(row, as),
      onHide: (row) => setHiding([row]),
    }),
    sort: { id: 'date', desc: view.newestFirst },
    onSort: ({ desc }: { desc: boolean }) => setView({ ...view, newestFirst: desc }),
  };
  const narrow = width < TABLE_MIN_WIDTH_PX;

  return (
    <Stack ref={ref} gap="md">
      <ListToolbar
        activities={activities}
        view={view}
        onView={setView}
        selected={selected.length}
        progress={progress}
        surfSessions={surf.length}
        onAnalyzeSurf={() => void analyzeAll(surf)}
        onAnalyze={SERVICE_BY_NAME[service].analyzesSelected ? () => void analyzeAll(selected) : null}
        onHide={() => setHiding(selected)}
      />
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {formatCount(hidden)} other {hidden === 1 ? 'activity' : 'activities'} hidden{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => setView({ ...view, otherSports: true })}>
            Show
          </Button>
        </Text>
      )}
      {[...heldElsewhere(activities)].map(([holder, count]) => (
        <Text key={holder} size="sm" c="dimmed">
          {formatCount(count)} {count === 1 ? 'activity' : 'activities'} came from {holder}, which
          doesn&apos;t let {SERVICE_BY_NAME[service].title} pass them on. Connect {holder}, or export the
          files there and upload them.
        </Text>
      ))}
      {rows.length === 0 ? (
        <EmptyState message="No activity matches your search.">
          <Button variant="default" onClick={() => setView({ ...FIRST_VIEW, newestFirst: view.newestFirst })}>
            Show all activities
          </Button>
        </EmptyState>
      ) : (
        width > 0 && (
          <>
            {narrow && (
              <Group justify="space-between">
                <Checkbox size="md" label={SELECT_ALL} {...selectsAll} />
                <SortSelect {...sorting} />
              </Group>
            )}
            <Paper {...(narrow ? { bg: 'none' } : { withBorder: true, shadow: 'sm' })}>
              <Table
                label="Synced Activities"
                asCards={narrow}
                rows={rows.slice(0, limit)}
                keyOf={({ key }) => key}
                isSelected={isSelected}
                {...sorting}
              />
            </Paper>
          </>
        )
      )}
      {rows.length > limit && (
        <Button variant="default" onClick={() => setLimit(limit + PAGE_ROWS)}>
          Show {Math.min(PAGE_ROWS, rows.length - limit)} more of {formatCount(rows.length)}
        </Button>
      )}
      <HideActivities
        service={service}
        activities={hiding}
        onClose={() => setHiding(null)}
        onOutcome={onOutcome}
        onHidden={(hidden) => select(hidden, false)}
      />
    </Stack>
  );
}
