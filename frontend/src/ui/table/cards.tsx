import { Flex, Skeleton } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import type { Column } from './column.ts';
import { drawnRows, isHeading } from './rows.ts';
import type { TableProps } from './table-props.ts';
import styles from './cards.module.css';

/** The rows of a table as a list of cards, for narrow screens. */
export function Cards<Row>(table: TableProps<Row>) {
  const { label, columns, rows, keyOf, isSelected, window, expected = 5, className } = table;
  return (
    <ul
      ref={window?.body as React.RefObject<HTMLUListElement | null> | undefined}
      aria-label={label}
      aria-busy={table.busy ?? rows === undefined}
      className={className === undefined ? styles.cards : `${styles.cards} ${className}`}
      style={window && { height: window.virtualizer.getTotalSize() }}
      data-window={window && true}
    >
      {rows === undefined &&
        Array.from({ length: expected }, (_, card) => (
          <li key={card}>
            <Skeleton height="6rem" radius="md" />
          </li>
        ))}
      {rows?.length === 0 && table.empty !== undefined && <li>{table.empty}</li>}
      {drawnRows(rows ?? [], keyOf, window).map(({ index, key, top }) => {
        const row = rows?.[index];
        return (
          <li
            key={key}
            ref={window?.virtualizer.measureElement}
            data-item={index}
            data-index={index}
            className={isHeading(row) ? undefined : styles.card}
            data-selected={(!isHeading(row) && isSelected?.(row as Row)) || undefined}
            style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
          >
            {isHeading(row) ? row.heading : <Card columns={columns} row={row as Row} place={index + 1} />}
          </li>
        );
      })}
    </ul>
  );
}

interface CardProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly place: number;
}

const Card = memo(function Card<Row>({ columns, row, place }: CardProps<Row>) {
  const at = (slot: Column<Row>['card']) => columns.filter(({ card }) => card === slot);
  const write = ({ cell, onCard }: Column<Row>) => onCard?.(row) ?? cell(row, place);
  const line = at('line');
  const actions = at('actions');
  const figures = at(undefined);
  return (
    <>
      <Flex gap={8} align="flex-start" justify="space-between" fz="sm">
        {at('head').map((column) => (
          <div key={column.id} data-names={column.names} className={styles.head}>
            {write(column)}
          </div>
        ))}
        {at('corner').map((column) => (
          <div key={column.id}>{write(column)}</div>
        ))}
      </Flex>
      {line.length > 0 && (
        <div className={styles.line}>
          {line.map((column) => (
            <span key={column.id}>{write(column)}</span>
          ))}
        </div>
      )}
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map((column) => (
            <div key={column.id}>
              <dt>{column.shortTitle ?? column.title}</dt>
              <dd>{write(column)}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions.length > 0 && (
        <Flex wrap="wrap" gap="0.25rem 0.5rem" align="center" justify="space-between" mt={4}>
          {actions.map((column) => (
            <div key={column.id}>{write(column)}</div>
          ))}
        </Flex>
      )}
    </>
  );
}) as <Row>(props: CardProps<Row>) => ReactNode;
