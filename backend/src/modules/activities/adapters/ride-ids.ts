import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';

/** Draws ride ids and stores the activity of each block of ids. */
@Injectable()
export class RideIds {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async draw(urlHash: string, count: number): Promise<readonly number[]> {
    if (count === 0) return [];
    const [drawn] = await this.database.query<{ ids: readonly string[] }>(
      `WITH drawn AS (SELECT nextval('activities.ride_id') AS id FROM generate_series(1, $2)),
            runs AS (SELECT id, id - row_number() OVER (ORDER BY id) AS run FROM drawn),
            blocks AS (INSERT INTO activities.ride_blocks (first_id, last_id, url_hash)
                       SELECT min(id), max(id), $1 FROM runs GROUP BY run)
       SELECT array_agg(id ORDER BY id) AS ids FROM drawn`,
      [urlHash, count],
    );
    return drawn!.ids.map(Number);
  }

  /** The activity of a ride; undefined for an id that was never drawn. */
  async activityOf(rideId: number): Promise<string | undefined> {
    const [block] = await this.database.query<{ url_hash: string }>(
      `SELECT url_hash FROM activities.ride_blocks WHERE first_id <= $1 AND last_id >= $1
       ORDER BY first_id DESC LIMIT 1`,
      [rideId],
    );
    return block?.url_hash;
  }
}
