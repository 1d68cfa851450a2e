/** Fewer people than this are not told exactly. */
const FEWEST_PEOPLE = 5;

/**
 * Why a figure is not told: it is of one to four people, or a reader could compute such a figure from it.
 * A figure of nobody is told: it is about nobody.
 */
export type Hidden = 'few_people' | 'reveals_few';

export interface Cell {
  readonly people: number;
  /** Sessions of these people, if sessions are what adds up. */
  readonly sessions?: number;
  /** Another answer tells it exactly, so hiding it here would hide nothing. */
  readonly isTold?: boolean;
}

/** Sums that a reader can do: the cells on the left, by index, make as much together as those on the right. */
export interface Sum {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** What a reader knows of a cell: it is from `least` to `most`. */
interface Range {
  least: number;
  most: number;
}

/**
 * Chooses the cells to hide so that no hidden one follows from what is shown: of a sum that would give one away, the
 * smallest cell of five or more people is hidden too, until every hidden cell could have several values.
 */
export function hideSmallCells(cells: readonly Cell[], sums: readonly Sum[]): readonly (Hidden | null)[] {
  const hidden = cells.map((cell): Hidden | null =>
    cell.isTold !== true && isOfFew(cell.people) ? 'few_people' : null,
  );
  const sumsOf = cells.map((): Sum[] => []);
  for (const sum of sums) for (const cell of sides(sum)) sumsOf[cell]!.push(sum);
  const isHideable = (cell: number) => hidden[cell] === null && canHide(cells[cell]!);
  const hiddenIn = (sum: Sum) => sides(sum).filter((cell) => hidden[cell] !== null).length;
  for (;;) {
    const given = givenAway(cells, hidden, sums);
    const telling = [...new Set(given.flatMap((cell) => sumsOf[cell]!))].filter((sum) =>
      sides(sum).some(isHideable),
    );
    if (telling.length === 0) return hidden;
    // A sum with fewer hidden cells is the cause, and others follow from it.
    const fewest = Math.min(...telling.map(hiddenIn));
    const changed = new Set<Sum>();
    for (const sum of telling.filter((one) => hiddenIn(one) === fewest)) {
      if (changed.has(sum)) continue;
      const [smallest] = sides(sum)
        .filter(isHideable)
        .sort((a, b) => amount(cells[a]!) - amount(cells[b]!));
      hidden[smallest!] = 'reveals_few';
      for (const other of sumsOf[smallest!]!) changed.add(other);
    }
  }
}

/** From one to four people. */
export const isOfFew = (people: number): boolean => people > 0 && people < FEWEST_PEOPLE;

const canHide = ({ people, isTold }: Cell): boolean => isTold !== true && people > 0;
const sides = ({ left, right }: Sum): number[] => [...left, ...right];
const amount = ({ people, sessions }: Cell): number => sessions ?? people;

/** Hidden cells that can have one value only. */
function givenAway(
  cells: readonly Cell[],
  hidden: readonly (Hidden | null)[],
  sums: readonly Sum[],
): readonly number[] {
  const ranges = knownRanges(cells, hidden, sums);
  return [...cells.keys()].filter(
    (cell) => hidden[cell] !== null && ranges[cell]!.least === ranges[cell]!.most,
  );
}

/** What the shown cells, the reasons of the hidden ones and the sums tell about each cell. */
function knownRanges(
  cells: readonly Cell[],
  hidden: readonly (Hidden | null)[],
  sums: readonly Sum[],
): readonly Range[] {
  const ranges = cells.map((cell, index) => rangeOf(cell, hidden[index]!));
  let narrowed = true;
  while (narrowed) {
    narrowed = false;
    for (const { left, right } of sums) {
      if (narrow(ranges, left, right)) narrowed = true;
      if (narrow(ranges, right, left)) narrowed = true;
    }
  }
  return ranges;
}

function rangeOf(cell: Cell, hidden: Hidden | null): Range {
  if (hidden === null) return { least: amount(cell), most: amount(cell) };
  if (hidden === 'reveals_few') return { least: FEWEST_PEOPLE, most: Infinity };
  return { least: 1, most: cell.sessions === undefined ? FEWEST_PEOPLE - 1 : Infinity };
}

/** Narrows the ranges of one side by those of the other. */
function narrow(ranges: readonly Range[], side: readonly number[], other: readonly number[]): boolean {
  const least = total(other, (cell) => ranges[cell]!.least);
  const most = total(other, (cell) => ranges[cell]!.most);
  let narrowed = false;
  for (const cell of side) {
    const range = ranges[cell]!;
    if (range.least === range.most) continue;
    const rest = side.filter((sibling) => sibling !== cell);
    const atLeast = least - total(rest, (sibling) => ranges[sibling]!.most);
    const atMost = most - total(rest, (sibling) => ranges[sibling]!.least);
    if (atLeast <= range.least && atMost >= range.most) continue;
    range.least = Math.max(range.least, atLeast);
    range.most = Math.min(range.most, atMost);
    narrowed = true;
  }
  return narrowed;
}

const total = (cells: readonly number[], amountOf: (cell: number) => number): number =>
  cells.reduce((sum, cell) => sum + amountOf(cell), 0);
