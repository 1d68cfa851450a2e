import { Button, Table } from '@mantine/core';
import { useId } from 'react';
import { ARIA_SORT, SortButton } from '../../../ui/sort-button.tsx';
import { SelectBox } from '../../../ui/select-box.tsx';
import styles from '../sync.module.css';
import { typeLabel } from './list-view.ts';
import { AnalyzeCell, Details, RecordedAt, type ListProps } from './synced-row.tsx';

/** The list on wide screens. */
export function SyncedTable({ rows, states, isSelected, selection, newestFirst, busy, ...on }: ListProps) {
  const id = useId();
  const sorted = newestFirst ? 'desc' : 'asc';
  return (
    <Table className={styles.table} verticalSpacing="xs" aria-label="Synced Activities">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="2.5rem">
            <SelectBox
              aria-label="Select all activities"
              checked={selection === 'all'}
              indeterminate={selection === 'some'}
              onChange={({ currentTarget }) => on.onSelectAll(currentTarget.checked)}
            />
          </Table.Th>
          <Table.Th w="2.75rem">#</Table.Th>
          <Table.Th>Name</Table.Th>
          <Table.Th w="12.5rem" aria-sort={ARIA_SORT[sorted]}>
            <SortButton type="button" sorted={sorted} onClick={on.onSort}>
              Date
            </SortButton>
          </Table.Th>
          <Table.Th w="9rem">Type</Table.Th>
          <Table.Th w="19.5rem">Analyze Surf</Table.Th>
          <Table.Th w="5.5rem">Action</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, index) => {
          const { key } = row;
          const nameId = `${id}-${index}`;
          return (
            <Table.Tr key={key} data-selected={isSelected(row) || undefined}>
              <Table.Td>
                <SelectBox
                  aria-label={`Select ${row.activity_name}`}
                  checked={isSelected(row)}
                  onChange={({ currentTarget }) => on.onSelect(row, currentTarget.checked)}
                />
              </Table.Td>
              <Table.Td className={styles.number}>{index + 1}</Table.Td>
              <Table.Td className={styles.name}>
                <span id={nameId}>{row.activity_name}</span>
                <Details row={row} />
              </Table.Td>
              <Table.Td className={styles.date}>
                <RecordedAt row={row} />
              </Table.Td>
              <Table.Td className={styles.name}>{typeLabel(row.activity_type)}</Table.Td>
              <Table.Td>
                <AnalyzeCell
                  row={row}
                  state={states.get(key)}
                  busy={busy}
                  nameId={nameId}
                  onAnalyze={(as) => on.onAnalyze(row, as)}
                />
              </Table.Td>
              <Table.Td>
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
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
