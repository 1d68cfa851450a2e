/** A read table of Postgres and the table of the snapshot that its documents are loaded into. */
export interface Source {
  readonly table: string;
  /** The document without what identifies a person or opens a shared session. */
  readonly document: string;
  readonly loaded: string;
  /** Key in `loaded` and in the document. */
  readonly key: readonly [column: string, field: string];
  /** Field with the id of the person whose figures the document changes; null for those of nobody. */
  readonly person: string | null;
  /** Fields and their types in DuckDB, in the order of the columns of `loaded`. */
  readonly fields: Readonly<Record<string, string>>;
}

export const PEOPLE: Source = {
  table: 'read_analytics_people.person',
  document: `(document - '{email,username}'::text[]) || jsonb_build_object('hasUsername', username IS NOT NULL)`,
  loaded: 'loaded_person',
  key: ['user_id', 'userId'],
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
};

export const SESSIONS: Source = {
  table: 'read_analytics_sessions.session',
  document: `document - '{urlHash,waveTimes,rideTimes}'::text[]`,
  loaded: 'loaded_session',
  key: ['activity_id', 'activityId'],
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
  document: 'document',
  loaded: 'loaded_refusal',
  key: ['name', 'name'],
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

const valuesOf = (field: string, type: string) =>
  `SELECT (document->>'${field}')::${type} FROM (SELECT unnest($documents) AS document)`;

/** Deletes the rows of `$documents`, a list of JSON texts. */
export const deleteDocuments = ({ loaded, key: [column, field], fields }: Source) =>
  `DELETE FROM ${loaded} WHERE ${column} IN (${valuesOf(field, fields[field]!)})`;

/** Notes that the derived rows of the people of `$documents` are out of date. */
export const noteChanged = (person: string) => `INSERT INTO waiting ${valuesOf(person, 'BIGINT')}`;

export function insertDocuments({ loaded, fields }: Source): string {
  const columns = Object.keys(fields).map((name) => `d."${name}"`);
  return `INSERT INTO ${loaded} SELECT ${columns.join(', ')}
    FROM (SELECT from_json(unnest($documents), '${JSON.stringify(fields)}') AS d)`;
}
