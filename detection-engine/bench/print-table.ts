/** Prints an aligned table under a heading; the first column is text, the others are numbers. */
export function printTable(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const all = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ');
  console.log(`${heading}\n`);
  console.log(
    [line(columns), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n'),
  );
  console.log();
}

const NOT_MEASURED = '-';

export const number = (value: number | null, digits = 1) =>
  value === null ? NOT_MEASURED : value.toFixed(digits);

/** `value` divided by `base`. */
export const ratio = (value: number | null, base: number | null) =>
  value === null || base === null ? NOT_MEASURED : `${(value / base).toFixed(2)}x`;
