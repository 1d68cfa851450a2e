import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
} from '@tanstack/react-table';
import type { ActivityListItem } from '../../../app/api-types.ts';

interface ListColumnMeta {
  readonly title: string;
  /** CSS grid track size. */
  readonly width: string;
  readonly numeric?: boolean;
  /** Shown among the values of a card; other columns are in its head. */
  readonly card?: 'figure';
}

export const listFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: {} as ListColumnMeta,
});

export type ListColumn = ColumnDef<typeof listFeatures, ActivityListItem>;
export type ListTable = ReactTable<typeof listFeatures, ActivityListItem>;
export type ListRow = ReturnType<ListTable['getRowModel']>['rows'][number];
