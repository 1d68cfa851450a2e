import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  isEncodedTrack,
  type RecordedPart,
  sessionPlace,
  type Track,
  trimTrack,
} from '@rideline/detection-engine';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import type { Detected } from '../activity.aggregate.ts';
import { PlaceNames } from '../place-names.port.ts';
import { decodedInTurn } from './stored-tracks.ts';

const BATCH = 50;

interface SessionToName {
  readonly url_hash: string;
  readonly activity_time: string | null;
  readonly kept_part: RecordedPart | null;
  readonly detected: Pick<Detected, 'rides'>;
  readonly points: Uint8Array;
}

/** The place of activity `a`, in a query that joins it as `p`. Another start has another place. */
export const PLACE_OF_START =
  'activities.places p ON p.url_hash = a.url_hash AND p.start_time IS NOT DISTINCT FROM a.activity_time';

/**
 * Names of the places where sessions were (where their rides began), for their owners only. Each is found when it is first read and kept beside
 * the track.
 */
@Injectable()
export class SessionPlaces {
  private readonly logger = new Logger(SessionPlaces.name);

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly names: PlaceNames,
  ) {}

  /** Names the places of an owner's sessions that have none yet. */
  async find(owner: number): Promise<void> {
    try {
      let after = '';
      for (;;) {
        const sessions = await this.unnamed(owner, after);
        await this.name(sessions);
        const last = sessions.at(-1);
        if (last === undefined || sessions.length < BATCH) break;
        after = last.url_hash;
      }
    } catch (error) {
      this.tellLater(error);
    }
  }

  /** The place of a session that has none yet, by its track, which may have expired meanwhile. */
  async of(session: SessionToName): Promise<string | null> {
    try {
      const [place = null] = await this.name([session]);
      return place;
    } catch (error) {
      this.tellLater(error);
      return null;
    }
  }

  /** The place that was found for a session; undefined where it was not looked for. */
  async known(urlHash: string): Promise<string | null | undefined> {
    const [row] = await this.database.query<{ name: string | null }>(
      'SELECT name FROM activities.places WHERE url_hash = $1',
      [urlHash],
    );
    return row?.name;
  }

  /** The place of a track with these rides; nothing is kept. */
  async nameOf(track: Track, rides: Parameters<typeof sessionPlace>[1]): Promise<string | null> {
    const place = sessionPlace(track, rides);
    const [name = null] = place === null ? [] : await this.names.of([place]);
    return name;
  }

  /** The place is found again when it is read. */
  async forget(urlHash: string): Promise<void> {
    await this.database.query('DELETE FROM activities.places WHERE url_hash = $1', [urlHash]);
  }

  private tellLater(error: unknown): void {
    this.logger.warn(`Places of sessions are named at the next reading: ${String(error)}`);
  }

  private unnamed(owner: number, after: string): Promise<readonly SessionToName[]> {
    return this.database.query<SessionToName>(
      `SELECT a.url_hash, a.activity_time, a.document->'keptPart' AS kept_part, a.detected, t.points
       FROM read_activities.activity a JOIN activities.tracks t USING (url_hash)
       LEFT JOIN ${PLACE_OF_START}
       WHERE a.owner = $1 AND a.url_hash > $2 AND p.url_hash IS NULL
       ORDER BY a.url_hash LIMIT ${BATCH}`,
      [owner, after],
      'sessions-without-place',
    );
  }

  /** @returns the places of those sessions that have a track */
  private async name(sessions: readonly SessionToName[]): Promise<readonly (string | null)[]> {
    const places: {
      readonly session: SessionToName;
      readonly latitude: number;
      readonly longitude: number;
    }[] = [];
    for (const session of sessions) {
      if (!isEncodedTrack(session.points)) continue;
      const track = trimTrack(await decodedInTurn(session.points), session.kept_part);
      const place = sessionPlace(track, session.detected.rides);
      if (place !== null) places.push({ session, ...place });
    }
    if (places.length === 0) return [];
    const names = await this.names.of(places);
    // A track that is being removed is locked until the object store has removed its file: no answer waits for that.
    await this.database.query(
      `INSERT INTO activities.places (url_hash, start_time, name)
       SELECT named.* FROM unnest($1::text[], $2::text[], $3::text[]) AS named (url_hash, start_time, name)
       JOIN activities.tracks t USING (url_hash) FOR KEY SHARE OF t SKIP LOCKED
       ON CONFLICT (url_hash) DO UPDATE SET start_time = EXCLUDED.start_time, name = EXCLUDED.name`,
      [
        places.map(({ session }) => session.url_hash),
        places.map(({ session }) => session.activity_time),
        names,
      ],
    );
    return names;
  }
}
