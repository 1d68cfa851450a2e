import { type Interval, MONTHS, monthNumber } from '../interval.ts';
import {
  type Cell,
  type Hidden,
  hideSmallCells,
  isOfFew,
  type Sum,
} from '../small-cells/hide-small-cells.ts';
import { peopleCell } from '../small-cells/small-cells.schema.ts';

/** A cell of the grid, or a cohort of the current interval without one. */
export interface CohortRow {
  /** First month of the cohort's interval, `YYYY-MM` */
  readonly start: string;
  readonly size: number;
  readonly intervals_since: number | null;
  readonly people: number;
}

type CellRow = CohortRow & { readonly intervals_since: number };

/**
 * Cohorts in order, each with the people active in the intervals since. The monthly series of users tells the sizes
 * too; a cohort of one to four people tells nothing here.
 */
export function cohortsOf(rows: readonly CohortRow[], interval: Interval) {
  const sizes = new Map(rows.map(({ start, size }) => [start, size]));
  const filled = rows.filter((row): row is CellRow => row.intervals_since !== null);
  const hidden = hiddenIn(filled, interval);
  const cells = filled.map((row, index) => ({ ...row, reason: hidden[index]! }));
  return [...sizes].map(([start, size]) => {
    const ofFew: Hidden | null = isOfFew(size) ? 'few_people' : null;
    return {
      start,
      size: peopleCell(size, ofFew),
      active: cells
        .filter((cell) => cell.start === start)
        .map(({ people, reason }) => peopleCell(people, ofFew ?? reason)),
    };
  });
}

/** Whether the cells that are told have at least half of the people of all cells. */
export function isMostlyTold(rows: readonly CohortRow[], cohorts: ReturnType<typeof cohortsOf>): boolean {
  const cells = rows.filter(({ intervals_since }) => intervals_since !== null);
  const told = cohorts.flatMap(({ active }) => active.map(({ people }) => people ?? 0));
  return 2 * sum(told) >= sum(cells.map(({ people }) => people));
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/**
 * Why each cell is hidden. A reader can subtract the cells of one calendar interval from the people with a day of use
 * in it, whom the life cycle tells.
 */
function hiddenIn(rows: readonly CellRow[], interval: Interval): readonly (Hidden | null)[] {
  const used = rows.map(
    ({ start, intervals_since }) => monthNumber(start) + intervals_since * MONTHS[interval],
  );
  const together = [...new Set(used)].map((start) =>
    [...used.keys()].filter((index) => used[index] === start),
  );
  const totals = together.map((indices): Cell => ({
    people: sum(indices.map((index) => rows[index]!.people)),
    isTold: true,
  }));
  const sums = together.map((left, index): Sum => ({ left, right: [rows.length + index] }));
  return hideSmallCells([...rows.map(({ people }) => ({ people })), ...totals], sums).slice(0, rows.length);
}
