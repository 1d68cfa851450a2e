import { Button, Group, Paper, Stack, TextInput } from '@mantine/core';
import { IconMovie, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetActivityListQuery } from '../activity/activities.api.ts';
import { SessionTime } from '../activity/session-time.tsx';
import type { ActivityListItem } from '../app/api-types.ts';
import { useTimeDisplay } from '../app/me.api.ts';
import { sentenceOf } from '../app/problem.ts';
import { searchFor } from '../features/sessions/find/search.ts';
import { useFoldedMonths } from '../features/sessions/table/folded-months.ts';
import { useListItems } from '../features/sessions/table/list-items.ts';
import { MonthHeading } from '../features/sessions/table/month-heading.tsx';
import { EmptyState, ErrorState, LoadingBlock } from '../ui/states.tsx';
import styles from './filmed-sessions.module.css';

/** All sessions, newest first, each with a link to its video. */
export function FilmedSessions({ lead }: { readonly lead: string }) {
  const waves = useGetActivityListQuery('traveling_waves');
  const standing = useGetActivityListQuery('standing_waves');
  const sessions = useMemo(
    () =>
      waves.data &&
      standing.data &&
      [...waves.data, ...standing.data].sort((a, b) =>
        (b.activity_time ?? '').localeCompare(a.activity_time ?? ''),
      ),
    [waves.data, standing.data],
  );
  const error = waves.error ?? standing.error;
  if (error !== undefined) return <ErrorState message={sentenceOf(error, 'Failed to load activities')} />;
  if (sessions === undefined) return <LoadingBlock label="Loading your sessions" />;
  if (sessions.length === 0) {
    return (
      <EmptyState icon={IconMovie} message={`${lead} Upload a session first.`}>
        <Button component={Link} to="/upload">
          Upload Activity
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <p>{lead} Choose the session that you filmed.</p>
      <SessionLinks sessions={sessions} />
    </>
  );
}

function SessionLinks({ sessions }: { readonly sessions: readonly ActivityListItem[] }) {
  const [search, setSearch] = useState('');
  const typed = useDeferredValue(search);
  const { clock } = useTimeDisplay();
  const found = useMemo(() => sessions.filter(searchFor(typed, clock)), [sessions, typed, clock]);
  const { items, folding } = useFoldedMonths(useListItems(found, true), typed !== '');
  return (
    <>
      <TextInput
        aria-label="Search sessions"
        placeholder="Search by name, place, vessel or date"
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 && <EmptyState message="No session matches your search." />}
      <Stack gap="xs" my="md">
        {items.map((item) =>
          item.kind === 'month' ? (
            <MonthHeading key={item.key} item={item} folding={folding} />
          ) : (
            <Paper
              key={item.key}
              component={Link}
              to={`/activity/${item.row.url_hash}?tab=video`}
              className={styles.session}
              withBorder
              radius="md"
              px="md"
              py="sm"
              c="inherit"
              td="none"
            >
              <Group justify="space-between" gap="0.25rem 1rem">
                <span>{item.row.activity_name}</span>
                <SessionTime session={item.row} />
              </Group>
            </Paper>
          ),
        )}
      </Stack>
    </>
  );
}
