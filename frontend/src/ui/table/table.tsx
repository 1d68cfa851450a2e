import { Paper, Skeleton, VisuallyHidden } from '@mantine/core';
import { type ComponentProps, Fragment, memo, type ReactNode } from 'react';
import { Cards } from './cards.tsx';
import type { Column } from './column.ts';
import { ColumnHead } from './column-head.tsx';
import { drawnRows, isHeading, usePlaces } from './rows.ts';
import type { LineProps, TableProps } from './table-props.ts';
import styles from './table.module.css';

/** Rows of values: a table below a head that stays in sight, or cards where it is too wide. */
export const Table = <Row,>({
  asCards = false,
  ...table
}: TableProps<Row> & { readonly asCards?: boolean }) =>
  asCards ? <Cards {...table} /> : <Rows {...table} />;

function Rows<Row>(table: TableProps<Row>) {
  const { label, columns, rows, keyOf, isSelected, window, details, className } = table;
  const { Line = PlainLine, expected = 5 } = table;
  const places = usePlaces(rows ?? []);
  const tracks = columns.flatMap(({ width }) => width ?? []);
  const isGrid = tracks.length > 0;
  const lines = drawnRows(rows ?? [], keyOf, window);
  return (
    <table
      role="table"
      aria-label={label}
      aria-busy={table.busy ?? rows === undefined}
      aria-rowcount={window && (places.at(-1) ?? 0) + 1}
      className={className === undefined ? styles.table : `${styles.table} ${className}`}
      data-grid={isGrid || undefined}
      data-window={window && true}
      style={isGrid ? ({ '--columns': tracks.join(' ') } as React.CSSProperties) : undefined}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={window && 1}>
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} {...table} />
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        ref={window?.body as React.RefObject<HTMLTableSectionElement | null> | undefined}
        style={window && { height: window.virtualizer.getTotalSize() }}
      >
        {rows === undefined && <Waiting rows={expected} columns={columns.length} />}
        {rows?.length === 0 && table.empty !== undefined && (
          <Whole columns={columns.length}>{table.empty}</Whole>
        )}
        {lines.map(({ index, key, top }) => {
          const row = rows?.[index];
          const style = top === undefined ? undefined : { transform: `translateY(${top}px)` };
          const shared = { style, 'data-item': index, 'data-pinned': index === window?.pinned || undefined };
          if (isHeading(row)) {
            return (
              <tr key={key} role="presentation" data-heading {...shared}>
                <td role="presentation" colSpan={columns.length}>
                  {row.heading}
                </td>
              </tr>
            );
          }
          const own = row as Row;
          const place = places[index] ?? 0;
          const opened = details?.(own) ?? null;
          return (
            <Fragment key={key}>
              <Line
                row={own}
                role="row"
                aria-rowindex={window && place + 1}
                data-selected={isSelected?.(own) || undefined}
                {...shared}
              >
                <Cells columns={columns} row={own} place={place} />
              </Line>
              {opened !== null && (
                <tr className={styles.opened}>
                  <td colSpan={columns.length}>{opened}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && (
        <tfoot>
          <tr>
            {columns.map(({ id, names, numeric, foot }) =>
              names === true ? (
                <th key={id} scope="row">
                  {foot}
                </th>
              ) : (
                <td key={id} data-numeric={numeric}>
                  {foot}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const PlainLine = <Row,>({ row: _row, ...line }: LineProps<Row>) => <tr {...line} />;

interface CellsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly place: number;
}

/** Scrolling and selecting render the cells of new rows only. */
const Cells = memo(function Cells<Row>({ columns, row, place }: CellsProps<Row>) {
  return columns.map(({ id, names, numeric, room, cell }) => {
    const shared = { 'data-numeric': numeric, 'data-room': room, children: cell(row, place) };
    return names === true ? (
      <th key={id} role="rowheader" scope="row" {...shared} />
    ) : (
      <td key={id} role="cell" {...shared} />
    );
  });
}) as <Row>(props: CellsProps<Row>) => ReactNode;

const Whole = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr role="row">
    <td role="cell" colSpan={columns}>
      {children}
    </td>
  </tr>
);

const Waiting = ({ rows, columns }: { rows: number; columns: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <Whole key={row} columns={columns}>
      <Skeleton height="1rem" />
      {row === 0 && <VisuallyHidden role="status">Loading</VisuallyHidden>}
    </Whole>
  ));

interface FrameProps extends Pick<ComponentProps<'div'>, 'ref' | 'children'> {
  readonly label: string;
  readonly height?: string | number;
}

/** Scrolls a long or wide table below its head, by keyboard too. */
export const TableFrame = ({ label, height = '26rem', ...frame }: FrameProps) => (
  <Paper
    withBorder
    role="region"
    aria-label={label}
    tabIndex={0}
    className={styles.frame}
    mah={height}
    {...frame}
  />
);
