import { createHash } from 'node:crypto';

/** A file that one client uploads, deletes and renames, and what the answers so far allow to be true of it. */
export interface JournalEntry {
  readonly fileName: string;
  readonly surfType: 'ocean' | 'skookumchuck';
  readonly content: Uint8Array;
  readonly sha256: string;
  state: 'absent' | 'present' | 'unknown';
  urlHash: string | undefined;
  /** Each name that its activity may have; empty for whatever the file says. */
  names: readonly string[];
}

export const journalEntry = (
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

/** A server's answer; 'nothing' when the request was sent and no answer came, 'not_sent' when nobody listened. */
export type Outcome = { readonly status: number; readonly body: string } | 'nothing' | 'not_sent';

export async function outcomeOf(asked: Promise<Response>): Promise<Outcome> {
  try {
    const answer = await asked;
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code === 'ECONNREFUSED' ? 'not_sent' : 'nothing';
  }
}

/** What an upload's outcome says about its file. A definite refusal changes nothing. */
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
