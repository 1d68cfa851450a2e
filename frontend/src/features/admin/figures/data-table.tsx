import { Box } from '@mantine/core';
import { monthName } from '../../../charts/months/month-layout.ts';
import type { CsvCell } from '../../../lib/csv.ts';
import { formatCount } from '../../../lib/format.ts';
import { Table, TableFrame } from '../../../ui/table.tsx';

/** The values of a figure: its table on the page and as CSV. The first column names the row, a month as 'YYYY-MM'. */
export interface FigureData {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** The table behind a chart. */
export function DataTable({ caption, data: { columns, rows } }: { caption: string; data: FigureData }) {
  return (
    <Box component="details" mt="sm">
      <Box component="summary" display="inline-block" fz="sm" c="var(--mantine-color-anchor)">
        Show as table
      </Box>
      <TableFrame label={`${caption} as a table`}>
        <Table aria-label={caption}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // Rows have no identity but their place.
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      {rowName(cell)}
                    </th>
                  ) : (
                    <td key={column}>{textOf(cell)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Box>
  );
}

const rowName = (cell: CsvCell | undefined): string =>
  typeof cell === 'string' && /^\d{4}-\d{2}$/.test(cell) ? monthName(cell) : textOf(cell ?? null);

function textOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return Number.isInteger(cell) ? formatCount(cell) : cell.toFixed(1);
}
