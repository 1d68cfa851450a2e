const STARTS_A_FORMULA = /^[=+\-@\t\r]/;

/** One cell: text that a spreadsheet would run as a formula is disarmed, numbers stay numbers. */
function cell(value: string | number): string {
  const text = String(value);
  const isNumber = typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && STARTS_A_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const stringifyRow = (values: readonly (string | number)[]): string => values.map(cell).join(',');
