import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { Migration } from '../../platform/database/migration.ts';
import { KEY_BYTES } from './aead.ts';
import { Keyring, type PersonKeys } from './keyring.ts';
import { SubjectErased } from './sealing.errors.ts';

interface KeyRow {
  readonly subject: string;
  readonly wrapped: string | null;
}

/**
 * Crypto-shredding: one data key per person in table `subject_keys`, wrapped by the master keyring. Dropping a key makes
 * all data sealed with it unreadable.
 */
export class SubjectKeys implements PersonKeys {
  private readonly cache: KeyCache;

  /** @param freshForMs cache time: how long this process may use a key after another process dropped it */
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
      // Cached keys may have been dropped during the query; expiry in the meantime does not matter.
      if (key !== 'dropped' && this.cache.get(subject) !== 'dropped') keys.set(subject, key);
    }
    return keys;
  }

  /** Deletes the person's key permanently: sealed data is unreadable and nothing new can be sealed. */
  async drop(subject: string): Promise<void> {
    await this.database.query(
      `INSERT INTO subject_keys AS k (subject, wrapped, dropped_at) VALUES ($1, NULL, now())
       ON CONFLICT (subject) DO UPDATE SET wrapped = NULL, dropped_at = coalesce(k.dropped_at, now())`,
      [subject],
      'subject_keys_drop',
    );
    this.cache.set(subject, 'dropped');
  }

  /** True if the master keys open this row's key, or the key was dropped. */
  opens({ subject, wrapped }: KeyRow): boolean {
    try {
      return wrapped === null || this.keyring.open(wrapped, contextOf(subject)).length === KEY_BYTES;
    } catch {
      return false;
    }
  }

  private async getOrCreate(subject: string): Promise<Keyring | 'dropped'> {
    const wrapped = this.keyring.seal(randomBytes(KEY_BYTES), contextOf(subject));
    // The no-op update makes RETURNING yield the existing row.
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

const MAX_CACHED_KEYS = 10_000;

/** Cache of recently fetched keys with an expiry. A dropped key never expires. */
class KeyCache {
  private readonly entries = new Map<string, { readonly key: Keyring | 'dropped'; readonly until: number }>();

  constructor(private readonly freshForMs: number) {}

  get(subject: string): Keyring | 'dropped' | undefined {
    const entry = this.entries.get(subject);
    return entry !== undefined && performance.now() < entry.until ? entry.key : undefined;
  }

  set(subject: string, key: Keyring | 'dropped'): void {
    // A concurrent fetch must not restore a dropped key.
    if (this.entries.get(subject)?.key === 'dropped') return;
    this.entries.delete(subject);
    const until = key === 'dropped' ? Number.POSITIVE_INFINITY : performance.now() + this.freshForMs;
    this.entries.set(subject, { key, until });
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_CACHED_KEYS && oldest !== undefined) this.entries.delete(oldest);
  }
}

/** The row of a dropped key stays, so that no late writer creates a new key for the person. */
export const subjectKeysMigration: Migration = {
  id: 'sealing/0001-subject-keys',
  sql: `
CREATE TABLE subject_keys (
  subject text PRIMARY KEY,
  -- The data key sealed by the keyring; null once it was dropped.
  wrapped text,
  created_at timestamptz NOT NULL DEFAULT now(),
  dropped_at timestamptz,
  CHECK ((wrapped IS NULL) = (dropped_at IS NOT NULL))
);`,
};
