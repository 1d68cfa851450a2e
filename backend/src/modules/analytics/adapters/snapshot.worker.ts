import type { Parameters } from './duckdb-file.ts';
import { Snapshot } from './snapshot.ts';
import { Progress } from './snapshot-file.ts';

export type SnapshotTask =
  | {
      readonly kind: 'refresh';
      readonly path: string;
      readonly databaseUrl: string;
      readonly progress: Int32Array<SharedArrayBuffer>;
    }
  | {
      readonly kind: 'rows';
      readonly sql: string;
      readonly parameters: Parameters;
      readonly timeoutMs: number;
    }
  | { readonly kind: 'remove' };

export interface SnapshotAnswer {
  /** Undefined when the statement took too long. */
  readonly rows?: readonly object[] | undefined;
  /** Whether a refresh loaded anything. */
  readonly isChanged?: boolean;
  /** People and sessions after a refresh. */
  readonly size?: number;
}

let snapshot: Snapshot | undefined;

async function remove(): Promise<void> {
  const removed = snapshot;
  snapshot = undefined;
  await removed?.remove();
}

async function refresh(path: string, databaseUrl: string, progress: Progress): Promise<SnapshotAnswer> {
  snapshot ??= await Snapshot.create(path);
  const loaded = await snapshot.refresh(databaseUrl, progress);
  if (loaded !== undefined) return { isChanged: loaded > 0, size: await snapshot.size() };
  await remove();
  return refresh(path, databaseUrl, progress);
}

/** Works on the one snapshot of its thread, which a failure throws away. */
export default async function work(task: SnapshotTask): Promise<SnapshotAnswer> {
  try {
    switch (task.kind) {
      case 'refresh':
        return await refresh(task.path, task.databaseUrl, new Progress(task.progress));
      case 'rows':
        if (snapshot === undefined) throw new Error('Nothing is loaded');
        return { rows: await snapshot.rows(task.sql, task.parameters, task.timeoutMs) };
      case 'remove':
        await remove();
        return {};
    }
  } catch (error) {
    await remove();
    throw error;
  }
}
