import { Inject, Injectable } from '@nestjs/common';
import { isEncodedTrack, trimTrack } from '@rideline/detection-engine';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { decodedInTurn } from '../adapters/stored-tracks.ts';
import { SessionConditions, surfedSession } from '../session-conditions.port.ts';
import type { ActivityRow } from './activities/activities.projection.ts';
import type { Waters } from './tables.ts';

/** Tracks that are in memory at once. */
const BATCH = 20;

/** Tide and light of all sessions of a person. A track that is missing or damaged is not rebuilt for that. */
@Injectable()
export class SessionWaters {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly conditions: SessionConditions,
  ) {}

  async of(rows: readonly ActivityRow[]): Promise<Waters> {
    const waters: [string, Awaited<ReturnType<SessionConditions['of']>>][] = [];
    for (let first = 0; first < rows.length; first += BATCH) {
      const batch = rows.slice(first, first + BATCH);
      const stored = await this.database.query<{ url_hash: string; points: Buffer }>(
        'SELECT url_hash, points FROM activities.tracks WHERE url_hash = ANY($1)',
        [batch.map(({ urlHash }) => urlHash)],
      );
      const points = new Map(stored.map((track) => [track.url_hash, track.points]));
      for (const row of batch) {
        const encoded = points.get(row.urlHash);
        if (encoded === undefined || !isEncodedTrack(encoded)) continue;
        const track = trimTrack(await decodedInTurn(encoded), row.keptPart);
        const session = surfedSession(row, { track, rides: row.detected.rides });
        waters.push([row.urlHash, await this.conditions.of(session)]);
      }
    }
    return new Map(waters);
  }
}
