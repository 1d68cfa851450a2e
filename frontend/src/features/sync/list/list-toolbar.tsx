import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconSearch, IconTrash, IconWaveSine } from '@tabler/icons-react';
import { formatCount } from '../../../lib/format.ts';
import type { Progress } from '../../../app/sync-runs.ts';
import type { SyncedActivity } from '../../../app/connections.api.ts';
import { ALL_TYPES, typeLabel, typesOf, type ListView } from './list-view.ts';

interface Props {
  readonly activities: readonly SyncedActivity[];
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  readonly selected: number;
  /** Of the bulk analysis that is running. */
  readonly progress: Progress | null;
  /** How many surf sessions are not here yet. */
  readonly surfSessions: number;
  readonly onAnalyzeSurf: () => void;
  /** Absent where many can't be analyzed at once. */
  readonly onAnalyze: (() => void) | null;
  readonly onHide: () => void;
}

const WIDE_ON_PHONES = { base: '1 1 100%', xs: '0 1 auto' };

/** Search and type filter, and actions for the selected activities. */
export function ListToolbar(props: Props) {
  const { activities, view, onView, selected, progress, surfSessions, onAnalyzeSurf, onAnalyze, onHide } =
    props;
  const running = progress !== null;
  const isSelecting = selected > 0;
  return (
    <Group gap={10} role="search">
      {surfSessions > 1 && !isSelecting && !running && (
        <Button
          flex={WIDE_ON_PHONES}
          leftSection={<IconWaveSine size={18} aria-hidden="true" />}
          onClick={onAnalyzeSurf}
        >
          Analyze all surf sessions ({formatCount(surfSessions)})
        </Button>
      )}
      <TextInput
        flex={{ base: '1 1 100%', xs: '1 1 15rem' }}
        aria-label="Search by name"
        placeholder="Search by name..."
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={view.search}
        onChange={({ currentTarget }) => onView({ ...view, search: currentTarget.value })}
      />
      <NativeSelect
        flex={WIDE_ON_PHONES}
        aria-label="Filter by type"
        data={[
          { value: ALL_TYPES, label: 'All Activities' },
          ...typesOf(activities).map((type) => ({ value: type, label: typeLabel(type) })),
        ]}
        value={view.type}
        onChange={({ currentTarget }) => onView({ ...view, type: currentTarget.value })}
      />
      {(isSelecting || running) && (
        <Group gap="xs">
          {running && <Button disabled>Analyzing...</Button>}
          {!running && onAnalyze !== null && (
            <Button leftSection={<IconWaveSine size={18} aria-hidden="true" />} onClick={onAnalyze}>
              Analyze ({selected})
            </Button>
          )}
          {isSelecting && (
            <Button
              color="red"
              variant="light"
              leftSection={<IconTrash size={18} aria-hidden="true" />}
              disabled={running}
              onClick={onHide}
            >
              Delete ({selected})
            </Button>
          )}
        </Group>
      )}
      {running && (
        <Text role="status" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {progress.analyzed} of {progress.total} analyzed
          {progress.failed > 0 && `, ${progress.failed} failed`}
        </Text>
      )}
    </Group>
  );
}
