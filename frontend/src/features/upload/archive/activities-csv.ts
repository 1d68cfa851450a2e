/** What an account's export tells about an activity. */
export interface ActivityDetails {
  readonly name: string;
  readonly note: string;
  /** As the service spells it; null where unknown. */
  readonly type: string | null;
}

export interface ActivitiesCsv {
  /** By the name of their file, in lower case. */
  readonly activities: ReadonlyMap<string, ActivityDetails>;
  /** False: the header is in a language that isn't known here, and the columns are told by their order. */
  readonly isHeaderKnown: boolean;
}

interface Columns {
  readonly name: number;
  readonly type: number;
  readonly note: number;
}

const FILE = /(^|\/)activities\/[^/]+\.(gpx|tcx|fit)(\.gz)?$/i;
/** The export writes its header in the language of the account. In English, also of before 2019, German and French. */
const HEADERS = {
  name: /^((activity )?name|name der aktivität|nom de l'activité)$/,
  type: /^((activity )?type|aktivitätsart|type d'activité)$/,
  note: /^((activity )?description|aktivitätsbeschreibung|description de l'activité)$/,
};
/** The first columns have one order: id, date, name, type, description, elapsed seconds. */
const PLACES = { id: 0, name: 2, type: 3, note: 4, seconds: 5 };

/** The rows of `activities.csv`; null where its columns can't be told for sure. */
export function readActivitiesCsv(text: string): ActivitiesCsv | null {
  const [header = [], ...rows] = parseCsv(text);
  const named = namedColumns(header);
  const file = fileColumn(rows);
  if (file === null) return rows.length === 0 ? { activities: new Map(), isHeaderKnown: true } : null;
  const withFile = rows.filter((row) => (row[file]?.trim() ?? '') !== '');
  const inOrder = withFile.filter(isInOrder);
  const columns = named ?? (inOrder.length * 2 >= withFile.length ? PLACES : null);
  if (columns === null) return null;
  const activities = new Map<string, ActivityDetails>();
  for (const row of named === null ? withFile.filter(isNearlyInOrder) : withFile) {
    activities.set(row[file]!.trim().toLowerCase(), {
      name: row[columns.name]?.trim() ?? '',
      type: row[columns.type]?.trim() || null,
      note: row[columns.note]?.trim() ?? '',
    });
  }
  return { activities, isHeaderKnown: named !== null };
}

function namedColumns(header: readonly string[]): Columns | null {
  const titles = header.map((title) => title.trim().toLowerCase().replaceAll('’', "'"));
  const columnOf = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const columns = {
    name: columnOf(HEADERS.name),
    type: columnOf(HEADERS.type),
    note: columnOf(HEADERS.note),
  };
  return columns.name < 0 || columns.type < 0 ? null : columns;
}

/** Whether the cells are what the usual order says: a number, a sport without digits, and a duration or none. */
const isNearlyInOrder = (row: readonly string[]): boolean =>
  /^\d+$/.test(row[PLACES.id]?.trim() ?? '') &&
  /^\D+$/.test(row[PLACES.type]?.trim() ?? '') &&
  /^(\d+([.,]\d+)?)?$/.test(row[PLACES.seconds]?.trim() ?? '');

const isInOrder = (row: readonly string[]): boolean =>
  isNearlyInOrder(row) && row[PLACES.seconds]!.trim() !== '';

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
