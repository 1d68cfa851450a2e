export type CsvCell = string | number | null;

const STARTS_A_FORMULA = /^[=+\-@\t\r]/;

/** Text that a spreadsheet would run as a formula gets a leading apostrophe (OWASP: CSV injection). */
function cell(value: CsvCell): string {
  const text = value === null ? '' : String(value);
  const isNumber = typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && STARTS_A_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of cells as CSV (RFC 4180). An unknown cell is empty. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
