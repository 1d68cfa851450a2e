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

/** Cohorts in order, each with the people active in the months since. A cohort of one to four people tells nothing. */
export function cohortsOf(rows: readonly CohortRow[]) {
  const sizes = new Map(rows.map(({ month, size }) => [month, size]));
  const filled = rows.filter((row): row is CellRow => row.months_since !== null);
  const hidden = hiddenIn(sizes, filled);
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
 * Why each cell is hidden. A reader can subtract the people of a cell from the size of its cohort, which the monthly
 * series of users tells, and all cells of one calendar month from the people with a day of use in it, whom the life
 * cycle tells.
 */
function hiddenIn(sizes: ReadonlyMap<string, number>, rows: readonly CellRow[]): readonly (Hidden | null)[] {
  const cohorts = [...sizes.keys()];
  const firstCell = cohorts.length;
  const firstRest = firstCell + rows.length;
  const firstMonth = firstRest + rows.length;
  const calendar = rows.map(calendarMonth);
  const inMonth = [...new Set(calendar)].map((month) =>
    [...calendar.keys()].filter((index) => calendar[index] === month),
  );
  const cells: Cell[] = [
    ...[...sizes.values()].map((people) => ({ people, isTold: true })),
    ...rows.map(({ people }) => ({ people })),
    ...rows.map(({ size, people }) => ({ people: size - people })),
    ...inMonth.map((indices) => ({
      people: indices.reduce((sum, index) => sum + rows[index]!.people, 0),
      isTold: true,
    })),
  ];
  const ofCohorts = rows.map(({ month }, index): Sum => ({
    left: [firstCell + index, firstRest + index],
    right: [cohorts.indexOf(month)],
  }));
  const ofMonths = inMonth.map((indices, index): Sum => ({
    left: indices.map((cell) => firstCell + cell),
    right: [firstMonth + index],
  }));
  return hideSmallCells(cells, [...ofCohorts, ...ofMonths]).slice(firstCell, firstRest);
}

/** Months since the year 0. */
function calendarMonth({ month, months_since }: CellRow): number {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
  return year * 12 + monthOfYear + months_since;
}
