import type { Database } from './database.ts';

/** The next numbers of a sequence. */
export async function drawIds(
  database: Database,
  sequence: string,
  count: number,
): Promise<readonly number[]> {
  const rows = await database.query<{ id: string }>('SELECT nextval($1) AS id FROM generate_series(1, $2)', [
    sequence,
    count,
  ]);
  return rows.map(({ id }) => Number(id));
}

export const drawId = async (database: Database, sequence: string): Promise<number> =>
  (await drawIds(database, sequence, 1))[0]!;
