/** Prints rows under heads, columns aligned, numbers to the right. */
function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        /^[\d.]/.test(cell) && column > 0 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
      )
      .join('  ')
      .trimEnd();
  console.log(line(heads));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
}

/** One measured figure beside what it is to reach. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly goal: number;
  /** Whether the goal is a floor; a ceiling otherwise. */
  readonly atLeast?: boolean;
}

const short = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** `of goal` is the measured figure as a share of the goal: under 1 is good for a ceiling, over 1 for a floor. */
export function printFigures(figures: readonly Figure[]): void {
  printTable(
    ['what', 'measured', 'goal', 'of goal', 'reached'],
    figures.map(({ what, measured, unit, goal, atLeast = false }) => [
      what,
      `${short(measured)} ${unit}`,
      `${atLeast ? '>=' : '<='} ${goal} ${unit}`,
      goal === 0 ? '-' : (measured / goal).toFixed(2),
      (atLeast ? measured >= goal : measured <= goal) ? 'yes' : 'NO',
    ]),
  );
}
