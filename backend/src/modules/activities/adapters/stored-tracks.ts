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
}
