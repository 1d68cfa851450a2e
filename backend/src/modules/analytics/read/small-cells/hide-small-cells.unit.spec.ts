import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Cell, type Hidden, hideSmallCells, type Sum } from './hide-small-cells.ts';
import { hideSmallParts } from './hide-small-parts.ts';

const people = (counts: readonly number[]): Cell[] => counts.map((count) => ({ people: count }));
const few = 'few_people';
const reveals = 'reveals_few';

describe('the parts of a known whole', () => {
  it('are all shown from five people on, and for nobody', () => {
    expect(hideSmallParts(people([5, 0, 30]))).toEqual([null, null, null, null]);
  });

  it('of one to four people are hidden with the smallest other that gives them away', () => {
    expect(hideSmallParts(people([40, 3, 9, 0]))).toEqual([null, few, reveals, null, null]);
  });

  it('hide each other where two are small', () => {
    expect(hideSmallParts(people([40, 3, 4]))).toEqual([null, few, few, null]);
  });

  it('hide one more where the bounds of the small ones give them away', () => {
    expect(hideSmallParts(people([40, 1, 1]))).toEqual([reveals, few, few, null]);
    expect(hideSmallParts(people([40, 4, 4]))).toEqual([reveals, few, few, null]);
  });

  it('hide the whole where nothing else is left', () => {
    expect(hideSmallParts(people([5, 1]))).toEqual([reveals, few, reveals]);
    expect(hideSmallParts(people([1, 1, 1, 1, 1]))).toEqual([few, few, few, few, few, reveals]);
    expect(hideSmallParts(people([2]))).toEqual([few, few]);
  });

  it('are hidden by their people where sessions add up', () => {
    const parts = [
      { people: 2, sessions: 80 },
      { people: 30, sessions: 70 },
      { people: 9, sessions: 75 },
    ];
    expect(hideSmallParts(parts)).toEqual([few, reveals, null, null]);
  });
});

describe('cells in two sums', () => {
  it('are hidden where the cause is, not where it follows', () => {
    // 3 of 50 and 50 of 60 are the 53 people of a month.
    const cells = people([50, 3, 47, 60, 50, 10, 53]);
    const sums = [
      { left: [1, 2], right: [0] },
      { left: [4, 5], right: [3] },
      { left: [1, 4], right: [6] },
    ];
    expect(hideSmallCells(cells, sums)).toEqual([null, few, reveals, null, reveals, reveals, null]);
  });
});

/** What a reader can try for a cell whose people add up, with two more than the largest cell has. */
function candidates({ people: count }: Cell, hidden: Hidden | null, largest: number): readonly number[] {
  if (hidden === null) return [count];
  const [least, most] = hidden === reveals ? [5, largest + 2] : [1, 4];
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** The values that each cell has in some way of filling in the hidden ones. */
function possibleValues(cells: readonly Cell[], hidden: readonly (Hidden | null)[], sums: readonly Sum[]) {
  const found = cells.map(() => new Set<number>());
  const values: number[] = [];
  const largest = Math.max(...cells.map((cell) => cell.people));
  const lastOf = sums.map(({ left, right }) => Math.max(...left, ...right));
  const add = (indices: readonly number[]) => indices.reduce((sum, index) => sum + values[index]!, 0);
  const fill = (cell: number) => {
    if (cell === cells.length) {
      for (const [index, value] of values.entries()) found[index]!.add(value);
      return;
    }
    for (const value of candidates(cells[cell]!, hidden[cell]!, largest)) {
      values[cell] = value;
      const holds = sums.every(({ left, right }, sum) => lastOf[sum] !== cell || add(left) === add(right));
      if (holds) fill(cell + 1);
    }
  };
  fill(0);
  return found;
}

const SEED = 12;
const count = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 6 }) },
  fc.integer({ min: 0, max: 12 }),
);

/** A sum whose cells are hidden but for those of nobody has nothing left to hide. */
function expectSafe(cells: readonly Cell[], sums: readonly Sum[]) {
  const hidden = hideSmallCells(cells, sums);
  for (const [index, cell] of cells.entries()) {
    if (!cell.isTold && cell.people > 0 && cell.people < 5) expect(hidden[index]).toBe(few);
    if (cell.isTold || cell.people === 0) expect(hidden[index]).toBeNull();
  }
  const possible = possibleValues(cells, hidden, sums);
  for (const [index, reason] of hidden.entries()) {
    const isShown = (cell: number) =>
      hidden[cell] === null && !cells[cell]!.isTold && cells[cell]!.people > 0;
    const couldHide = sums.some(({ left, right }) => {
      const joined = [...left, ...right];
      return joined.includes(index) && joined.some(isShown);
    });
    if (reason !== null && possible[index]!.size === 1) expect(couldHide).toBe(false);
  }
}

describe('no hidden cell follows from what is shown', () => {
  it('in parts of a whole', () => {
    fc.assert(
      fc.property(fc.array(count, { minLength: 1, maxLength: 4 }), (counts) => {
        const whole = counts.reduce((sum, part) => sum + part, 0);
        const parts = counts.map((_, index) => index);
        expectSafe(people([...counts, whole]), [{ left: parts, right: [counts.length] }]);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('in shares of a whole that is told elsewhere', () => {
    fc.assert(
      fc.property(count, fc.array(fc.nat(12), { minLength: 1, maxLength: 2 }), (size, drawn) => {
        const active = drawn.map((number) => Math.min(number, size));
        const parts = active.flatMap((number) => [number, size - number]);
        const cells = [{ people: size, isTold: true }, ...people(parts)];
        const sums = active.map((_, index) => ({ left: [1 + 2 * index, 2 + 2 * index], right: [0] }));
        expectSafe(cells, sums);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it('in months whose people return or pause in the next', () => {
    const month = fc.tuple(fc.nat(6), fc.nat(3), fc.nat(8));
    fc.assert(
      fc.property(fc.array(month, { minLength: 3, maxLength: 3 }), (months) => {
        let before = 0;
        const counts = months.flatMap(([newcomers, resurrected, drawn]) => {
          const returning = Math.min(drawn, before);
          const dormant = before - returning;
          before = newcomers + resurrected + returning;
          return [newcomers, returning, resurrected, dormant];
        });
        const totals = [0, 4].map((first) => ({
          people: counts[first]! + counts[first + 1]! + counts[first + 2]!,
          isTold: true,
        }));
        const sums = [0, 1].flatMap((index) => [
          { left: [4 * index, 4 * index + 1, 4 * index + 2], right: [12 + index] },
          { left: [4 * index + 5, 4 * index + 7], right: [12 + index] },
        ]);
        // The first month has no earlier one: nobody returns or pauses in it.
        expectSafe([...people(counts), ...totals], sums);
      }),
      { seed: SEED, numRuns: 30 },
    );
  });
});
