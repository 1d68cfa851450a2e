import { createHash } from 'node:crypto';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';

const FILES_PER_CLIENT = 4;

/** A file that one client uploads, deletes and renames, and the states that the responses so far allow. */
export interface JournalEntry {
  readonly fileName: string;
  readonly surfType: 'ocean' | 'skookumchuck';
  readonly content: Uint8Array;
  readonly sha256: string;
  state: 'absent' | 'present' | 'unknown';
  urlHash: string | undefined;
  /** Possible names of its activity; empty for the name in the file. */
  names: readonly string[];
}

const journalEntry = (
  fileName: string,
  surfType: JournalEntry['surfType'],
  content: Uint8Array,
): JournalEntry => ({
  fileName,
  surfType,
  content,
  sha256: createHash('sha256').update(content).digest('hex'),
  state: 'absent',
  urlHash: undefined,
  names: [],
});

/** The files of one client, none of which is another's. */
export function journalOf(client: number): readonly JournalEntry[] {
  return Array.from({ length: FILES_PER_CLIENT }, (_, index) => {
    const ocean = index % 2 === 0;
    const { recorded } = simulateSession({
      surfType: ocean ? 'traveling_waves' : 'standing_waves',
      seed: 100 * client + index,
      durationMinutes: 6,
    });
    const name = `client ${client} session ${index}`;
    const file = encodeTrackFile(recorded, 'fit', { name });
    return journalEntry(`${client}-${index}.fit`, ocean ? 'ocean' : 'skookumchuck', file);
  });
}

/** The response; 'nothing' if the request was sent without a response, 'not_sent' if the connection was refused. */
export type Outcome = { readonly status: number; readonly body: string } | 'nothing' | 'not_sent';

export async function outcomeOf(response: Promise<Response>): Promise<Outcome> {
  try {
    const answer = await response;
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code === 'ECONNREFUSED' ? 'not_sent' : 'nothing';
  }
}

/** Updates the entry by the outcome of an upload. A definite refusal changes nothing. */
export function noteUpload(entry: JournalEntry, outcome: Outcome): void {
  if (outcome === 'not_sent') return;
  if (outcome === 'nothing') {
    if (entry.state === 'absent') entry.state = 'unknown';
  } else if (outcome.status === 200) {
    const { url_hash, duplicate } = JSON.parse(outcome.body) as { url_hash: string; duplicate: boolean };
    if (entry.state === 'present' && (!duplicate || entry.urlHash !== url_hash)) {
      throw new Error(`${entry.fileName} was there as ${entry.urlHash} and became ${url_hash}`);
    }
    entry.state = 'present';
    entry.urlHash = url_hash;
  }
}

export function noteDelete(entry: JournalEntry, outcome: Outcome): void {
  if (outcome === 'not_sent') return;
  if (outcome === 'nothing') entry.state = 'unknown';
  else if (outcome.status === 204) forget(entry);
}

export function noteRename(entry: JournalEntry, name: string, outcome: Outcome): void {
  if (outcome === 'nothing') entry.names = [...entry.names, name];
  else if (outcome !== 'not_sent' && outcome.status === 200) entry.names = [name];
}

export function forget(entry: JournalEntry): void {
  entry.state = 'absent';
  entry.urlHash = undefined;
  entry.names = [];
}
