import type { PoolClient } from 'pg';
import { inTransaction } from '../checkpoints/checkpoints.ts';
import { ConfigError } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { type LogPlace, setLogInUse } from './log-in-use.ts';

/** Of a job that an admin may continue. */
const JOB_POSITIONS = ['position', 'head'] as const;
const jobPosition = (name: (typeof JOB_POSITIONS)[number]) =>
  `SELECT (progress->>'${name}')::bigint FROM jobs.job WHERE progress->>'${name}' ~ '^\\d+$'`;

/** Every position of the log that the database stores. */
export async function storedPositions(database: Database): Promise<readonly bigint[]> {
  const rows = await database.query<{ position: string }>(
    `SELECT position::text FROM (
       SELECT position FROM eventlog.checkpoints UNION SELECT position FROM eventlog.dead_letters
       UNION ${JOB_POSITIONS.map(jobPosition).join(' UNION ')}
     ) stored`,
  );
  return rows.map(({ position }) => BigInt(position));
}

export interface Translated {
  readonly pairs: readonly (readonly [from: bigint, to: bigint])[];
  /** Local projections, which each process builds again: their files have positions too. */
  readonly localProjections: readonly string[];
  readonly place: LogPlace;
}

/**
 * Replaces every stored position, and the log in use, or nothing.
 * @throws ConfigError if a checkpoint was moved since its position was read
 */
export async function translateCheckpoints(
  database: Database,
  { pairs, localProjections, place }: Translated,
): Promise<void> {
  const moved = [pairs.map(([from]) => String(from)), pairs.map(([, to]) => String(to))];
  await database.transaction(async (client) => {
    await refuseUnknown(client, moved[0]!);
    await client.query(
      `UPDATE eventlog.checkpoints c SET position = m.target, updated_at = now() ${FROM_PAIRS}`,
      moved,
    );
    // Two steps, because a position may be another dead letter's until that one is moved.
    await client.query(`UPDATE eventlog.dead_letters c SET position = -m.target ${FROM_PAIRS}`, moved);
    await client.query('UPDATE eventlog.dead_letters SET position = -position');
    for (const name of JOB_POSITIONS) {
      await client.query(
        `UPDATE jobs.job c SET progress = progress || jsonb_build_object('${name}', m.target::text)
         FROM unnest($1::text[], $2::text[]) AS m(source, target) WHERE c.progress->>'${name}' = m.source`,
        moved,
      );
    }
    await client.query(
      `INSERT INTO eventlog.local_generations AS known (name, generation) SELECT unnest($1::text[]), 1
       ON CONFLICT (name) DO UPDATE SET generation = known.generation + 1`,
      [localProjections],
    );
    await setLogInUse(inTransaction(client), place);
  });
}

const FROM_PAIRS = 'FROM unnest($1::bigint[], $2::bigint[]) AS m(source, target) WHERE c.position = m.source';

async function refuseUnknown(client: PoolClient, known: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM eventlog.checkpoints WHERE position <> ALL ($1::bigint[]) FOR UPDATE`,
    [known],
  );
  if (rows.length === 0) return;
  throw new ConfigError('The app ran while its log was copied: stop it and run the command again.');
}
