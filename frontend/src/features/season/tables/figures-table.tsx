import { formatNumber, MISSING } from '@rideline/detection-engine';
import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SeasonFigures, SeasonRecords } from '../../../app/api-types.ts';
import { formatCount, formatHours, formatRate } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { Table, TableFrame } from '../../../ui/table.tsx';
import { type RecordLink, recordAddress } from '../records/season-records.tsx';
import { useSeasonPage } from '../season-page-context.ts';
import styles from './figures-table.module.css';

/** Addresses of what the figures of a row count. */
export interface RowLinks {
  readonly name: string;
  readonly sessions: string;
  readonly rides: string;
  readonly rate: string;
}

export interface FiguresRow {
  readonly key: number | null;
  readonly name: string;
  /** null for sessions without a board or spot, which have no address. */
  readonly links: RowLinks | null;
  readonly figures: SeasonFigures;
  readonly records: SeasonRecords;
  readonly actions?: ReactNode;
}

interface Props {
  readonly label: string;
  /** Head of the first column. */
  readonly head: string;
  readonly rows: readonly FiguresRow[];
}

/** Figures and records side by side, a row for each board or spot. */
export function FiguresTable({ label, head, rows }: Props) {
  const { isStanding } = useSeasonPage();
  const heads = [
    'Sessions',
    'Time in water',
    'Rides',
    ...(isStanding ? ['Success'] : []),
    'Rides an hour',
    'Longest ride',
    isStanding ? 'Max drift' : 'Max speed',
  ];
  return (
    <TableFrame label={`Table of ${label.toLowerCase()}`}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {[head, ...heads].map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
            {rows.some(({ actions }) => actions !== undefined) && (
              <th scope="col">
                <VisuallyHidden>Changes</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FiguresRowCells key={row.key} row={row} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function FiguresRowCells({ row: { name, links, figures, records, actions } }: { row: FiguresRow }) {
  const { isStanding, preferences } = useSeasonPage();
  const cell = (label: string, text: string, to: string | undefined) => (
    <td>
      {to === undefined || text === MISSING ? (
        text
      ) : (
        <RouterAnchor to={to} inherit c="inherit" underline="hover" aria-label={`${label}, ${name}: ${text}`}>
          {text}
        </RouterAnchor>
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {links === null ? (
          name
        ) : (
          <RouterAnchor to={links.name} inherit>
            {name}
          </RouterAnchor>
        )}
      </th>
      {cell('Sessions', formatCount(figures.sessions), links?.sessions)}
      {cell('Time in water', formatHours(figures.time_in_water), links?.sessions)}
      {cell('Rides', formatCount(figures.rides), links?.rides)}
      {isStanding && cell('Success', formatRate(figures.success_rate), links?.rides)}
      {cell('Rides an hour', formatNumber(figures.rides_per_hour), links?.rate)}
      <td>
        <Linked
          record={records.longest_distance}
          text={formatDistance(records.longest_distance?.value, preferences)}
        />
      </td>
      <td>
        <Linked record={records.max_speed} text={formatSpeed(records.max_speed?.value, preferences)} />
      </td>
      {actions !== undefined && <td>{actions}</td>}
    </tr>
  );
}

const Linked = ({ record, text }: { record: RecordLink | null; text: string }) =>
  record === null ? (
    text
  ) : (
    <RouterAnchor to={recordAddress(record)} inherit>
      {text}
    </RouterAnchor>
  );
