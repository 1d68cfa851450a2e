import type { AppUnderTest } from './app-under-test.ts';
import { logOf } from './log-of.ts';

export interface StoredCounts {
  readonly files: readonly string[];
  readonly claims: number;
  readonly tracks: number;
  readonly rideBlocks: number;
  readonly events: number;
  readonly activities: number;
}

const COUNTED = {
  claims: 'activities.upload_claims',
  tracks: 'activities.tracks',
  rideBlocks: 'activities.ride_blocks',
  activities: 'read_activities.activity',
} as const;

/**
 * Counts files and rows that uploads create, for tests that a refused upload leaves none. The event that an upload
 * was refused, without its person, is not counted.
 */
export async function storedCounts(app: AppUnderTest): Promise<StoredCounts> {
  const counts: Record<string, number> = {};
  for (const [what, table] of Object.entries(COUNTED)) {
    const [row] = await app.database.query<{ n: string }>(`SELECT count(*) AS n FROM ${table}`);
    counts[what] = Number(row!.n);
  }
  const files = [...(await app.blobFiles())].sort();
  const events = (await logOf(app)).filter(({ type }) => type !== 'UploadRefused').length;
  return { files, events, ...(counts as Record<keyof typeof COUNTED, number>) };
}
