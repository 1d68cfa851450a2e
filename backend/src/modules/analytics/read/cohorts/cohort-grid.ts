import {
  type Cell,
  type Hidden,
  hideSmallCells,
  isOfFew,
  type Sum,
} from '../small-cells/hide-small-cells.ts';
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

/**
 * Cohorts in order, each with the people active in the months since. The monthly series of users tells the sizes too;
 * a cohort of one to four people tells nothing here.
 */
export function cohortsOf(rows: readonly CohortRow[]) {
  const sizes = new Map(rows.map(({ month, size }) => [month, size]));
  const filled = rows.filter((row): row is CellRow => row.months_since !== null);
  const hidden = hiddenIn(filled);
  const cells = filled.map((row, index) => ({ ...row, reason: hidden[index]! }));
  return [...sizes].map(([month, size]) => {
    const ofFew: Hidden | null = isOfFew(size) ? 'few_people' : null;
    return {
      month,
      size: peopleCell(size, ofFew),
      active: cells
        .filter((cell) => cell.month === month)
        .map(({ people, reason }) => peopleCell(people, ofFew ?? reason)),
    };
  });
}

/**
 * Why each cell is hidden. A reader can subtract the cells of one calendar month from the people with a day of use in
 * it, whom the life cycle tells.
 */
function hiddenIn(rows: readonly CellRow[]): readonly (Hidden | null)[] {
  const calendar = rows.map(calendarMonth);
  const inMonth = [...new Set(calendar)].map((month) =>
    [...calendar.keys()].filter((index) => calendar[index] === month),
  );
  const months = inMonth.map((indices): Cell => ({
    people: indices.reduce((sum, index) => sum + rows[index]!.people, 0),
    isTold: true,
  }));
  const sums = inMonth.map((left, index): Sum => ({ left, right: [rows.length + index] }));
  return hideSmallCells([...rows.map(({ people }) => ({ people })), ...months], sums).slice(0, rows.length);
}

/** Months since the year 0. */
function calendarMonth({ month, months_since }: CellRow): number {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
  return year * 12 + monthOfYear + months_since;
}
