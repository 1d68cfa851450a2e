import { formatNumber, MISSING } from '@rideline/detection-engine';
import { Box, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SeasonFigures, SeasonRecords } from '../../../app/api-types.ts';
import { formatCount, formatHours, formatRate } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Table, TableFrame } from '../../../ui/table/table.tsx';
import { type RecordLink, recordAddress } from '../records/season-records.tsx';
import { useSeasonPage } from '../season-page-context.ts';

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

const linked = (
  title: string,
  write: (figures: SeasonFigures) => string,
  target: keyof RowLinks,
): Column<FiguresRow> => ({
  id: title,
  title,
  numeric: true,
  cell: ({ name, links, figures }) => {
    const text = write(figures);
    return links === null || text === MISSING ? (
      text
    ) : (
      <RouterAnchor
        to={links[target]}
        inherit
        c="inherit"
        underline="hover"
        aria-label={`${title}, ${name}: ${text}`}
      >
        {text}
      </RouterAnchor>
    );
  },
});

const record = (
  title: string,
  of: (records: SeasonRecords) => (RecordLink & { readonly value: number }) | null,
  write: (value: number | undefined) => string,
): Column<FiguresRow> => ({
  id: title,
  title,
  numeric: true,
  cell: ({ records }) => {
    const held = of(records);
    const text = write(held?.value);
    return held === null ? (
      text
    ) : (
      <RouterAnchor to={recordAddress(held)} inherit>
        {text}
      </RouterAnchor>
    );
  },
});

/** Figures and records side by side, a row for each board or spot. */
export function FiguresTable({ label, head, rows }: Props) {
  const { isStanding, preferences } = useSeasonPage();
  const columns: readonly Column<FiguresRow>[] = [
    {
      id: 'name',
      title: head,
      names: true,
      // A long name leaves room for figures on a phone.
      cell: ({ name, links }) => (
        <Box miw="9rem" style={{ whiteSpace: 'normal' }}>
          {links === null ? (
            name
          ) : (
            <RouterAnchor to={links.name} inherit data-apart>
              {name}
            </RouterAnchor>
          )}
        </Box>
      ),
    },
    // Beside the name: on a phone the table's end is out of sight.
    ...(rows.some(({ actions }) => actions !== undefined)
      ? [
          {
            id: 'actions',
            title: 'Changes',
            head: <VisuallyHidden>Changes</VisuallyHidden>,
            cell: ({ actions }: FiguresRow) => actions,
          },
        ]
      : []),
    linked('Sessions', ({ sessions }) => formatCount(sessions), 'sessions'),
    linked('Time in water', (figures) => formatHours(figures.time_in_water), 'sessions'),
    linked('Rides', ({ rides }) => formatCount(rides), 'rides'),
    ...(isStanding ? [linked('Success', (figures) => formatRate(figures.success_rate), 'rides')] : []),
    linked('Rides an hour', (figures) => formatNumber(figures.rides_per_hour), 'rate'),
    record(
      'Longest ride',
      (records) => records.longest_distance,
      (value) => formatDistance(value, preferences),
    ),
    record(
      isStanding ? 'Max drift' : 'Max speed',
      (records) => records.max_speed,
      (value) => formatSpeed(value, preferences),
    ),
  ];
  return (
    <TableFrame label={`Table of ${label.toLowerCase()}`}>
      <Table label={label} columns={columns} rows={rows} keyOf={({ key }) => String(key)} />
    </TableFrame>
  );
}
