import type { Database } from '../../src/platform/database/database.ts';

/** Copies rows and sequence into an empty log with triggers disabled, as pg_dump and a restore do. */
export async function copyLog(from: Database, to: Database): Promise<void> {
  const rowsOf = async (table: string) => {
    const [row] = await from.query<{ rows: string }>(
      `SELECT coalesce(json_agg(t), '[]')::text AS rows FROM ${table} t`,
    );
    return row?.rows;
  };
  const [sequence] = await from.query<{ last_value: string }>(
    'SELECT last_value FROM eventlog.event_position',
  );
  const tables = ['eventlog.streams', 'eventlog.events'];
  const dump = await Promise.all(tables.map(async (table) => ({ table, rows: await rowsOf(table) })));
  await to.transaction(async (client) => {
    for (const { table, rows } of dump) {
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [
        rows,
      ]);
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    }
    await client.query("SELECT setval('eventlog.event_position', $1)", [sequence?.last_value]);
  });
}
