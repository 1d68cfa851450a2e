import { type Cell, hideSmallCells, type Sum } from '../small-cells/hide-small-cells.ts';
import { peopleCell } from '../small-cells/small-cells.schema.ts';

/** A cell of the grid, or a cohort of the current month without one. */
export interface CohortRow {
  /** `YYYY-MM` */
  readonly month: string;
  readonly size: number;
  readonly months_since: number | null;
  readonly people: number;
}

type CellRow = CohortRow & { readonly months_since: number };

/** Cohorts in order, each with the people active in the months since. Without its size a cohort tells nothing. */
export function cohortsOf(rows: readonly CohortRow[]) {
  const sizes = new Map(rows.map(({ month, size }) => [month, size]));
  const filled = rows.filter((row): row is CellRow => row.months_since !== null);
  const hidden = hiddenIn(sizes, filled);
  const cells = filled.map((row, index) => ({ ...row, reason: hidden.cells[index]! }));
  return [...sizes].map(([month, size], cohort) => ({
    month,
    size: peopleCell(size, hidden.sizes[cohort]!),
    active: cells
      .filter((cell) => cell.month === month)
      .map(({ people, reason }) => peopleCell(people, hidden.sizes[cohort] ?? reason)),
  }));
}

/**
 * A reader can subtract the people of a cell from the size of its cohort, and all cells of one calendar month from the
 * people with a day of use in it, whom the life cycle tells.
 */
function hiddenIn(sizes: ReadonlyMap<string, number>, rows: readonly CellRow[]) {
  const cohorts = [...sizes.keys()];
  const firstCell = cohorts.length;
  const firstRest = firstCell + rows.length;
  const firstMonth = firstRest + rows.length;
  const months = [...new Set(rows.map(calendarMonth))];
  const inMonth = months.map((month) =>
    [...rows.keys()].filter((index) => calendarMonth(rows[index]!) === month),
  );
  const cells: Cell[] = [
    ...[...sizes.values()].map((people) => ({ people })),
    ...rows.map(({ people }) => ({ people })),
    ...rows.map(({ size, people }) => ({ people: size - people })),
    ...inMonth.map((indices) => ({ people: indices.reduce((sum, index) => sum + rows[index]!.people, 0) })),
  ];
  const ofCohorts = rows.map(({ month }, index): Sum => ({
    left: [firstCell + index, firstRest + index],
    right: [cohorts.indexOf(month)],
  }));
  const ofMonths = inMonth.map((indices, index): Sum => ({
    left: indices.map((cell) => firstCell + cell),
    right: [firstMonth + index],
  }));
  const hidden = hideSmallCells(cells, [...ofCohorts, ...ofMonths]);
  return { sizes: hidden.slice(0, firstCell), cells: hidden.slice(firstCell, firstRest) };
}

/** Months since the year 0. */
function calendarMonth({ month, months_since }: CellRow): number {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
  return year * 12 + monthOfYear + months_since;
}
