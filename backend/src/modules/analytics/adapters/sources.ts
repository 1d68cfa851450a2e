/**
 * A read table of Postgres and the table of the snapshot that its documents are loaded into: only these fields of them,
 * so nothing that identifies a person or opens a shared session.
 */
export interface Source {
  readonly table: string;
  readonly loaded: string;
  /** Field with the key of `loaded`. */
  readonly key: string;
  /** Field with the id of the person whose figures the document changes; null for those of nobody. */
  readonly person: string | null;
  /** Fields and the types of their columns in `loaded`, which are named in snake_case. */
  readonly fields: Readonly<Record<string, string>>;
  /** SQL of the fields that the document does not have itself. */
  readonly derived?: Readonly<Record<string, string>>;
}

export const PEOPLE: Source = {
  table: 'read_analytics_people.person',
  loaded: 'loaded_person',
  key: 'userId',
  person: 'userId',
  fields: {
    userId: 'BIGINT',
    isErased: 'BOOLEAN',
    isDemo: 'BOOLEAN',
    registeredAt: 'TIMESTAMP',
    provenAt: 'TIMESTAMP',
    provenMonth: 'DATE',
    firstUploads: 'TIMESTAMP[]',
    lastDay: 'DATE',
    months: 'DATE[]',
    hasUsername: 'BOOLEAN',
    hasActivationKey: 'BOOLEAN',
    distanceUnit: 'VARCHAR',
    speedUnit: 'VARCHAR',
    vessels: 'MAP(VARCHAR, VARCHAR)',
    failedSyncs: 'MAP(VARCHAR, INTEGER)',
  },
  derived: { hasUsername: 'username IS NOT NULL' },
};

export const SESSIONS: Source = {
  table: 'read_analytics_sessions.session',
  loaded: 'loaded_session',
  key: 'activityId',
  person: 'owner',
  fields: {
    activityId: 'BIGINT',
    owner: 'BIGINT',
    uploadedMonth: 'DATE',
    source: 'VARCHAR',
    surfType: 'VARCHAR',
    isDemo: 'BOOLEAN',
    isDeleted: 'BOOLEAN',
    isPublic: 'BOOLEAN',
    vesselId: 'BIGINT',
    rides: 'INTEGER',
    watchWaves: 'INTEGER',
    watchMatched: 'INTEGER',
    notARide: 'INTEGER',
    missedRide: 'INTEGER',
    points: 'BIGINT',
    bytes: 'BIGINT',
    engine: 'VARCHAR',
    device: 'VARCHAR',
    importMillis: 'BIGINT',
    firstRidesAt: 'TIMESTAMP',
    firstShareAt: 'TIMESTAMP',
  },
};

export const REFUSALS: Source = {
  table: 'read_analytics_refusals.refusal',
  loaded: 'loaded_refusal',
  key: 'name',
  person: null,
  fields: {
    name: 'VARCHAR',
    month: 'DATE',
    format: 'VARCHAR',
    reason: 'VARCHAR',
    uploads: 'INTEGER',
  },
};

export const SOURCES: readonly Source[] = [PEOPLE, SESSIONS, REFUSALS];

/** Copies the documents after one position, up to another, as CSV with a column per field. */
export function copyDocuments({ table, fields, derived = {} }: Source, after: bigint, upTo: bigint): string {
  const values = Object.keys(fields).map((name) => derived[name] ?? `document->>'${name}'`);
  return `COPY (SELECT ${values.join(', ')} FROM ${table} WHERE position > ${after} AND position <= ${upTo})
    TO STDOUT (FORMAT csv)`;
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function createLoaded({ loaded, fields }: Source): string {
  const columns = Object.entries(fields).map(([name, type]) => `${columnOf(name)} ${type}`);
  return `CREATE TABLE ${loaded} (${columns.join(', ')});`;
}

/** Reads such a file into the table `page`, which has the columns of `loaded`. */
export function readPage({ fields }: Source, path: string): string {
  const isNested = (type: string) => /[[(]/.test(type);
  const columns = Object.entries(fields).map(
    ([name, type]) => `'${columnOf(name)}': '${isNested(type) ? 'JSON' : type}'`,
  );
  const values = Object.entries(fields).map(([name, type]) =>
    isNested(type) ? `from_json(${columnOf(name)}, '"${type}"') AS ${columnOf(name)}` : columnOf(name),
  );
  return `CREATE OR REPLACE TEMP TABLE page AS SELECT ${values.join(', ')}
    FROM read_csv('${path.replaceAll("'", "''")}', auto_detect = false, header = false, delim = ',', quote = '"',
      escape = '"', nullstr = '', allow_quoted_nulls = false, columns = {${columns.join(', ')}})`;
}

/** Replaces the rows of the keys of `page` and notes that the derived rows of its people are out of date. */
export const takePage = ({ loaded, key, person }: Source) => `
  DELETE FROM ${loaded} WHERE ${columnOf(key)} IN (SELECT ${columnOf(key)} FROM page);
  INSERT INTO ${loaded} FROM page;
  ${person === null ? '' : `INSERT INTO waiting SELECT DISTINCT ${columnOf(person)} FROM page;`}
  DROP TABLE page;`;
