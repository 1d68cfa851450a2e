import { Box } from '@mantine/core';
import { formatNumber } from '@rideline/detection-engine';
import { monthName } from '../../../charts/months/month-layout.ts';
import type { CsvCell } from '../../../lib/csv.ts';
import { formatCount } from '../../../lib/format.ts';
import type { Column } from '../../../ui/table/column.ts';
import { Table, TableFrame } from '../../../ui/table/table.tsx';

/** The values of a figure: its table on the page and as CSV. The first column names the row, a month as 'YYYY-MM'. */
export interface FigureData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

interface Row {
  readonly cells: readonly CsvCell[];
  readonly key: number;
}

/** The table behind a chart. */
export function DataTable({ caption, data: { columns, rows } }: { caption: string; data: FigureData }) {
  return (
    <Box component="details" mt="sm">
      <Box component="summary" display="inline-block" fz="sm" c="var(--mantine-color-anchor)">
        Show as table
      </Box>
      <TableFrame label={`${caption} as a table`}>
        <Table
          label={caption}
          // Rows have no identity but their place.
          rows={rows.map((cells, key) => ({ cells, key }))}
          keyOf={({ key }) => key}
          columns={columns.map((title, column): Column<Row> =>
            column === 0
              ? { id: title, title, names: true, cell: ({ cells }) => rowName(cells[0]) }
              : { id: title, title, numeric: true, cell: ({ cells }) => textOf(cells[column] ?? null) },
          )}
        />
      </TableFrame>
    </Box>
  );
}

const rowName = (cell: CsvCell | undefined): string =>
  typeof cell === 'string' && /^\d{4}-\d{2}$/.test(cell) ? monthName(cell) : textOf(cell ?? null);

function textOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return Number.isInteger(cell) ? formatCount(cell) : formatNumber(cell);
}
