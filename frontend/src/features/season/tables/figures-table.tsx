import { formatNumber } from '@rideline/detection-engine';
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

export interface FiguresRow {
  readonly key: number | null;
  readonly name: ReactNode;
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

function FiguresRowCells({ row: { name, figures, records, actions } }: { row: FiguresRow }) {
  const { isStanding, preferences } = useSeasonPage();
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td>{formatCount(figures.sessions)}</td>
      <td>{formatHours(figures.time_in_water)}</td>
      <td>{formatCount(figures.rides)}</td>
      {isStanding && <td>{formatRate(figures.success_rate)}</td>}
      <td>{formatNumber(figures.rides_per_hour)}</td>
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
