/** Prints a table with aligned columns. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        /^[\d.]/.test(cell) && column > 0
          ? cell.padStart(widths[column] ?? 0)
          : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  console.log(line(heads));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
}

/** A measured value with its goal. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly goal: number;
  /** The goal is a minimum; a maximum otherwise. */
  readonly atLeast?: boolean;
}

const short = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** `of goal` is the measured value divided by the goal: good under 1 for a maximum, over 1 for a minimum. */
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
