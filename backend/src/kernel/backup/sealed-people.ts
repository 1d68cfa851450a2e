import type { CopiedEvent } from '../event-store/event-store.ts';
import { readLines } from './backup-files.ts';
import { BackupUnusable } from './manifest.ts';

/** A row of `subject_keys` and the line that holds it. */
export interface KeyRow {
  readonly line: string;
  readonly row: { readonly subject: string; readonly wrapped: string | null };
}

/** @throws BackupUnusable if the file holds no keys */
export async function readKeys(path: string): Promise<readonly KeyRow[]> {
  const keys: KeyRow[] = [];
  try {
    for await (const lines of readLines(path)) {
      for (const line of lines) keys.push({ line, row: JSON.parse(line) as KeyRow['row'] });
    }
  } catch {
    throw new BackupUnusable(`${path} is no file of keys, or it is damaged.`);
  }
  return keys;
}

const MAX_LISTED = 10;

/** The sealed fields of the people whom the test selects, in words; undefined for none. */
export async function sealedFor(
  pages: AsyncIterable<readonly CopiedEvent[]>,
  isMeant: (subject: string) => boolean,
): Promise<string | undefined> {
  const people = new Set<string>();
  const fields = new Set<string>();
  for await (const events of pages) {
    for (const { type, metadata } of events) {
      const { sealed = [], subject } = metadata;
      if (sealed.length === 0 || subject === undefined || !isMeant(subject)) continue;
      people.add(subject);
      sealed.forEach((field) => fields.add(`${type}.${field}`));
    }
  }
  if (people.size === 0) return undefined;
  const listed = [...fields].toSorted().slice(0, MAX_LISTED);
  const more = fields.size > MAX_LISTED ? `, and ${fields.size - MAX_LISTED} more` : '';
  return `the sealed fields of ${people.size} people (${listed.join(', ')}${more})`;
}
