import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { PersonKeys } from '../event-store/person-keys.ts';
import { KEY_BYTES } from './aead.ts';
import { KeyCache } from './key-cache.ts';
import { Keyring } from './keyring.ts';
import { SubjectErased } from './sealing.errors.ts';

interface KeyRow {
  readonly subject: string;
  readonly wrapped: string | null;
}

/** A data key per person in table `subject_keys`, wrapped by the keyring; dropping it erases what it sealed. */
export class SubjectKeys implements PersonKeys {
  private readonly cache: KeyCache;

  /** @param freshForMs how long another process may go on opening with a key that was dropped here */
  constructor(
    private readonly database: Database,
    private readonly keyring: Keyring,
    freshForMs = 60_000,
  ) {
    this.cache = new KeyCache(freshForMs);
  }

  async forSealing(subject: string): Promise<Keyring> {
    const key = this.cache.get(subject) ?? (await this.getOrCreate(subject));
    if (key === 'dropped') throw new SubjectErased(subject);
    return key;
  }

  async forOpening(subjects: Iterable<string>): Promise<ReadonlyMap<string, Keyring>> {
    const found = new Map<string, Keyring | 'dropped'>();
    const missing: string[] = [];
    for (const subject of new Set(subjects)) {
      const key = this.cache.get(subject);
      if (key === undefined) missing.push(subject);
      else found.set(subject, key);
    }
    if (missing.length > 0) {
      const rows = await this.database.query<KeyRow>(
        'SELECT subject, wrapped FROM subject_keys WHERE subject = ANY($1)',
        [missing],
        'subject_keys_of_many',
      );
      for (const row of rows) found.set(row.subject, this.remember(row));
    }
    const keys = new Map<string, Keyring>();
    for (const [subject, key] of found) {
      // Found before the others were fetched, and perhaps dropped meanwhile; that it is no longer fresh doesn't matter.
      if (key !== 'dropped' && this.cache.get(subject) !== 'dropped') keys.set(subject, key);
    }
    return keys;
  }

  /** For good: what was sealed for this person can't be read again, and nothing new can be sealed. */
  async drop(subject: string): Promise<void> {
    await this.database.query(
      `INSERT INTO subject_keys AS k (subject, wrapped, dropped_at) VALUES ($1, NULL, now())
       ON CONFLICT (subject) DO UPDATE SET wrapped = NULL, dropped_at = coalesce(k.dropped_at, now())`,
      [subject],
      'subject_keys_drop',
    );
    this.cache.set(subject, 'dropped');
  }

  private async getOrCreate(subject: string): Promise<Keyring | 'dropped'> {
    const wrapped = this.keyring.seal(randomBytes(KEY_BYTES), contextOf(subject));
    // The update changes nothing: it makes the statement answer with the row that was first.
    const [row] = await this.database.query<KeyRow>(
      `INSERT INTO subject_keys AS k (subject, wrapped) VALUES ($1, $2)
       ON CONFLICT (subject) DO UPDATE SET wrapped = k.wrapped RETURNING k.subject, k.wrapped`,
      [subject, wrapped],
      'subject_keys_create',
    );
    return this.remember(row as KeyRow);
  }

  private remember({ subject, wrapped }: KeyRow): Keyring | 'dropped' {
    const key = wrapped === null ? 'dropped' : new Keyring([this.keyring.open(wrapped, contextOf(subject))]);
    this.cache.set(subject, key);
    return key;
  }
}

const contextOf = (subject: string) => `subject key of ${subject}`;
