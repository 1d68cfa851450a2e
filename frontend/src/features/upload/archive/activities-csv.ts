/** What an account's export tells about an activity. */
export interface ActivityDetails {
  readonly name: string;
  readonly note: string;
  /** As the service spells it; null where unknown. */
  readonly type: string | null;
}

const FILE = /(^|\/)activities\/[^/]+\.(gpx|tcx|fit)(\.gz)?$/i;
/** The export writes its header in the language of the account, but the first columns in one order. */
const COLUMNS = {
  name: { header: /^activity name$/i, position: 2 },
  type: { header: /^activity type$/i, position: 3 },
  note: { header: /^activity description$/i, position: 4 },
};

/** The rows of `activities.csv` by the name of their file; null if no column names files. */
export function readActivitiesCsv(text: string): Map<string, ActivityDetails> | null {
  const [header = [], ...rows] = parseCsv(text);
  const file = fileColumn(rows);
  if (file === null) return rows.length === 0 ? new Map() : null;
  const columnOf = ({ header: name, position }: (typeof COLUMNS)['name']) => {
    const named = header.findIndex((cell) => name.test(cell.trim()));
    return named < 0 ? position : named;
  };
  const [name, type, note] = [COLUMNS.name, COLUMNS.type, COLUMNS.note].map(columnOf) as [
    number,
    number,
    number,
  ];
  const activities = new Map<string, ActivityDetails>();
  for (const row of rows) {
    const path = row[file]?.trim() ?? '';
    if (path === '') continue;
    activities.set(path.toLowerCase(), {
      name: row[name]?.trim() ?? '',
      type: row[type]?.trim() || null,
      note: row[note]?.trim() ?? '',
    });
  }
  return activities;
}

/** The column of which most cells are paths of tracks. */
function fileColumn(rows: readonly (readonly string[])[]): number | null {
  const counts: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      if (FILE.test(cell.trim())) counts[column] = (counts[column] ?? 0) + 1;
    });
  }
  const most = counts.reduce((found, count) => Math.max(found, count), 0);
  return most === 0 ? null : counts.indexOf(most);
}

/** Rows of cells (RFC 4180): quoted cells hold commas, line breaks and doubled quotes. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    cell.lastIndex = at;
    const [all = '', quoted, plain = ''] = cell.exec(text) ?? [];
    at += all.length;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    const next = text[at];
    if (next === ',') {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    if (next !== undefined && next !== '\r' && next !== '\n') {
      // A quote inside of an unquoted cell, or text behind a quoted one: kept as it is.
      row.push(`${row.pop() ?? ''}${next}`);
      at += 1;
      const rest = /[^,\r\n]*/y;
      rest.lastIndex = at;
      const more = rest.exec(text)?.[0] ?? '';
      row.push(`${row.pop() ?? ''}${more}`);
      at += more.length;
      if (text[at] === ',') {
        at += 1;
        continue;
      }
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}
