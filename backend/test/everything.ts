import { createHash } from 'node:crypto';
import { lineOfEvent } from '../src/kernel/backup/event-line.ts';
import { pagesOfLog } from '../src/kernel/backup/restore-log.ts';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { readModels, storedRows } from './read-models.ts';
import { answersOf, type SurfCommunity } from './surf-community.ts';

export const storeOf = (app: AppUnderTest) => app.app.get<EventStore>(EVENT_STORE);

/** Resolves once every projection and automation has handled the whole log. */
export async function caughtUp(app: AppUnderTest): Promise<void> {
  await eventually(async () => {
    const [row] = await app.database.query<{ least: string }>(
      `SELECT min(position)::text AS least FROM eventlog.checkpoints WHERE slot = 'serving'`,
    );
    return BigInt(row!.least) >= (await storeOf(app).head()) || undefined;
  });
}

/** The events of a log in their order, each as a line. */
export async function linesOfLog(store: EventStore): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const page of pagesOfLog(store)) lines.push(...page.map(lineOfEvent));
  return lines;
}

/** Count and hash of the rows of each table. */
const hashed = (tables: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => [
      table,
      `${rows.length} ${createHash('sha256').update(rows.join('\n')).digest('hex')}`,
    ]),
  );

/** Events, rows, files and answers of an installation, which do not name positions. */
export async function everythingOf(app: AppUnderTest, community: SurfCommunity) {
  await caughtUp(app);
  const ask = <Row extends object>(sql: string) => app.database.query<Row>(sql);
  return {
    events: await linesOfLog(storeOf(app)),
    stored: hashed(await storedRows(ask)),
    readModels: hashed(await readModels(ask)),
    files: [...(await app.blobFiles())].toSorted(),
    answers: await answersOf(app, community),
  };
}
