import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/errors/domain-error.ts';

/** Cleaned tracks as the engine encodes them. */
@Injectable()
export class StoredTracks {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** @throws DomainError not_found */
  async read(urlHash: string): Promise<Uint8Array> {
    const [row] = await this.database.query<{ points: Buffer }>(
      'SELECT points FROM activities.tracks WHERE url_hash = $1',
      [urlHash],
    );
    if (row === undefined) throw notFound('Activity not found');
    return row.points;
  }

  /**
   * Several at once, by url_hash.
   * @throws DomainError not_found when one isn't there
   */
  async readMany(urlHashes: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const rows = await this.database.query<{ url_hash: string; points: Buffer }>(
      'SELECT url_hash, points FROM activities.tracks WHERE url_hash = ANY($1)',
      [urlHashes],
    );
    if (rows.length < new Set(urlHashes).size) throw notFound('Activity not found');
    return new Map(rows.map((row) => [row.url_hash, row.points]));
  }
}
