import type { EventStore, RecordedEvent } from '../event-store/event-store.ts';
import { type BackupFile, writeLines } from './backup-files.ts';
import { lineOfEvent } from './event-line.ts';
import type { EventPlace, Manifest } from './manifest.ts';
import { pagesOfLog } from './restore-log.ts';

const EVENTS_PER_FILE = 20_000;

export interface LogToWrite {
  readonly store: EventStore;
  readonly upTo: bigint;
  /** Positions of the automations' checkpoints. */
  readonly automations: ReadonlyMap<string, bigint>;
  readonly signal: AbortSignal;
}

/** Writes the log up to a position into files of lines, in its order. */
export async function writeLog(
  folder: string,
  { store, upTo, automations, signal }: LogToWrite,
): Promise<Manifest['log']> {
  const places: Record<string, EventPlace | null> = {};
  for (const name of automations.keys()) places[name] = null;
  let events = 0;
  const note = ({ position, stream, revision }: RecordedEvent) => {
    events += 1;
    for (const [name, reached] of automations) {
      if (position <= reached) places[name] = { stream, revision: String(revision) };
    }
  };

  const pages = pagesOfLog(store, upTo);
  let page = await pages.next();
  const nextFile = async function* () {
    for (let written = 0; !page.done && written < EVENTS_PER_FILE; page = await pages.next()) {
      signal.throwIfAborted();
      page.value.forEach(note);
      written += page.value.length;
      yield page.value.map(lineOfEvent);
    }
  };
  const files: BackupFile[] = [];
  while (page.done !== true) {
    const number = String(files.length + 1).padStart(5, '0');
    files.push(await writeLines(folder, `log/events-${number}.ndjson.gz`, nextFile()));
  }
  return { events, automations: places, files };
}
