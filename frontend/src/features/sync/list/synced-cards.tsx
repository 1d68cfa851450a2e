import { Button, Checkbox, Group, NativeSelect, Text } from '@mantine/core';
import { useId } from 'react';
import { SelectBox } from '../../../ui/select-box.tsx';
import styles from '../sync.module.css';
import { typeLabel } from './list-view.ts';
import { AnalyzeCell, Details, KnownSession, RecordedAt, type ListProps } from './synced-row.tsx';

const ORDERS = [
  { value: 'desc', label: 'Newest first' },
  { value: 'asc', label: 'Oldest first' },
];

/** The list on phones: a card per activity. */
export function SyncedCards({ rows, states, isSelected, selection, newestFirst, busy, ...on }: ListProps) {
  const id = useId();
  return (
    <>
      <Group justify="space-between">
        <Checkbox
          size="md"
          label="Select all activities"
          checked={selection === 'all'}
          indeterminate={selection === 'some'}
          onChange={({ currentTarget }) => on.onSelectAll(currentTarget.checked)}
        />
        <NativeSelect
          aria-label="Sort by date"
          data={ORDERS}
          value={newestFirst ? 'desc' : 'asc'}
          onChange={on.onSort}
        />
      </Group>
      <ul className={styles.cards} aria-label="Synced Activities">
        {rows.map((row, index) => {
          const { key } = row;
          const nameId = `${id}-${index}`;
          return (
            <li key={key} className={styles.card} data-selected={isSelected(row) || undefined}>
              <div className={styles.cardHead}>
                <div className={styles.name}>
                  <Text fw={600} id={nameId} size="sm" truncate>
                    {row.activity_name}
                  </Text>
                  <Text component="div" size="xs" c="dimmed" className={styles.line}>
                    <RecordedAt row={row} />
                    {row.known_session === null ? (
                      <>
                        <span>· {typeLabel(row.activity_type)}</span>
                        <Details row={row} />
                      </>
                    ) : (
                      <KnownSession row={row} nameId={nameId} />
                    )}
                  </Text>
                </div>
                <SelectBox
                  size="md"
                  aria-label={`Select ${row.activity_name}`}
                  checked={isSelected(row)}
                  onChange={({ currentTarget }) => on.onSelect(row, currentTarget.checked)}
                />
              </div>
              <div className={styles.cardActions}>
                <AnalyzeCell
                  row={row}
                  state={states.get(key)}
                  busy={busy}
                  nameId={nameId}
                  compact
                  onAnalyze={(as) => on.onAnalyze(row, as)}
                />
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  disabled={busy}
                  aria-describedby={nameId}
                  onClick={() => on.onHide(row)}
                >
                  Delete
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
