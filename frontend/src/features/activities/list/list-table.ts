import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import type { ActivityRow } from '../activity.ts';

interface ListColumnMeta {
  readonly title: string;
  /** A track of the table's grid. */
  readonly width: string;
  readonly numeric?: boolean;
  /** Where the narrow layout shows it: among the figures, or in the card's head, which draws itself. */
  readonly card?: 'figure';
}

export const listFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: {} as ListColumnMeta,
});

export type ListColumn = ColumnDef<typeof listFeatures, ActivityRow>;
export type ListTable = ReactTable<typeof listFeatures, ActivityRow>;
