import { Box, Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { Explained } from '../../ui/explained.tsx';
import { Table } from '../../ui/table/table.tsx';
import { FigureTools } from './figures/figure-tools.tsx';
import styles from './share-table.module.css';

export interface Share {
  readonly label: string;
  /** Added to the meaning of the whole table. */
  readonly meaning?: string | undefined;
  readonly count: number;
  /** Whole percent. */
  readonly percentage: number;
}

interface Props {
  readonly title: string;
  readonly meaning: string;
  /** Undefined while loading. */
  readonly shares: readonly Share[] | undefined;
  /** Most rows that there can be; their height is reserved. */
  readonly rows: number;
  /** Shown when there is no row. */
  readonly empty?: string;
  /** Name of the question, if it's about this table alone. */
  readonly question?: string;
}

/** A table of counts with their percentages. */
export function ShareTable({ title, meaning, shares, rows, empty, question }: Props) {
  return (
    <Paper withBorder className={styles.frame} style={{ '--rows': rows + 1 }}>
      <Table
        label={title}
        rows={shares}
        keyOf={({ label }) => label}
        expected={rows}
        columns={[
          {
            id: 'label',
            title,
            meaning,
            names: true,
            cell: ({ label, meaning }) =>
              meaning === undefined ? label : <Explained meaning={meaning}>{label}</Explained>,
          },
          { id: 'count', title: 'Count', numeric: true, cell: ({ count }) => formatCount(count) },
          { id: 'share', title: 'Percentage', numeric: true, cell: ({ percentage }) => `${percentage}%` },
        ]}
      />
      {shares?.length === 0 && (
        <Text py="xl" px="md" my="auto" c="dimmed" ta="center">
          {empty}
        </Text>
      )}
      {question !== undefined && (
        <Box mt="auto" p="sm" style={{ borderTop: '1px solid var(--rl-border)' }}>
          <FigureTools title={title} question={question} data={csvRowsOf([[title, shares]])} />
        </Box>
      )}
    </Paper>
  );
}

/** Titled tables as the rows of one CSV file. */
export const csvRowsOf = (
  tables: readonly (readonly [title: string, shares: readonly Share[] | undefined])[],
) => ({
  columns: ['Table', 'Row', 'Count', 'Percentage'],
  rows: tables.flatMap(([title, shares = []]) =>
    shares.map(({ label, count, percentage }) => [title, label, count, percentage]),
  ),
});

/** Tables side by side where there is room. */
export const ShareTables = ({ children }: { children: ReactNode }) => (
  <SimpleGrid minColWidth="min(100%, 24rem)" autoFlow="auto-fit" spacing="sm" style={{ alignItems: 'start' }}>
    {children}
  </SimpleGrid>
);
