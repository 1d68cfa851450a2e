import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  ENGINE_VERSION,
  isEncodedTrack,
  type SessionEffort,
  sessionEffort,
  type Track,
  trimTrack,
} from '@rideline/detection-engine';
import { ownTurn } from '../../../platform/admission/own-turn.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { type Detected, headingInUse, type LiveActivity } from '../activity.aggregate.ts';
import { decodedInTurn } from './stored-tracks.ts';

const BATCH = 20;

/** Changes with everything that the effort of activity `a` is measured from. */
export const SESSION_HASH = `md5(concat_ws(' ', '${ENGINE_VERSION}', a.surf_type, a.document->>'trackHash',
  a.document->>'keptPart', a.document->>'usualHeading', a.document->>'summary'))`;

/** The effort of activity `a`, in a query that joins it as `e`. */
export const EFFORT_OF_SESSION = `activities.efforts e ON e.url_hash = a.url_hash AND e.session_hash = ${SESSION_HASH}`;

type Measured = Pick<LiveActivity, 'surfType' | 'keptPart' | 'usualHeading'>;

interface SessionToMeasure {
  readonly url_hash: string;
  readonly session_hash: string;
  readonly document: Measured;
  readonly detected: Detected;
  readonly points: Uint8Array;
}

/** What sessions cost. Each is measured from its track when it is first read, and kept beside it. */
@Injectable()
export class SessionEfforts {
  private readonly logger = new Logger(SessionEfforts.name);

  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Measures an owner's sessions that are not measured yet. */
  async find(owner: number): Promise<void> {
    try {
      for (let after = ''; ;) {
        const sessions = await this.unmeasured(owner, after);
        for (const { points, ...session } of sessions) {
          if (!isEncodedTrack(points)) continue;
          const track = await decodedInTurn(points);
          await this.measure(session, trimTrack(track, session.document.keptPart));
        }
        const last = sessions.at(-1);
        if (last === undefined || sessions.length < BATCH) break;
        after = last.url_hash;
      }
    } catch (error) {
      this.logger.warn(`Efforts of sessions are measured at the next reading: ${String(error)}`);
    }
  }

  /** The efforts of an owner's sessions by url_hash; those without a track are missing. */
  async of(owner: number): Promise<ReadonlyMap<string, SessionEffort>> {
    await this.find(owner);
    const rows = await this.database.query<{ url_hash: string; effort: SessionEffort }>(
      `SELECT a.url_hash, e.effort FROM read_activities.activity a JOIN ${EFFORT_OF_SESSION} WHERE a.owner = $1`,
      [owner],
      'efforts-of-sessions',
    );
    return new Map(rows.map(({ url_hash, effort }) => [url_hash, effort]));
  }

  /**
   * Measures a session.
   * @param kept the kept part of its track
   */
  async measure(session: Omit<SessionToMeasure, 'points'>, kept: Track): Promise<SessionEffort> {
    const { url_hash: urlHash, session_hash: hash, document, detected } = session;
    await ownTurn();
    const effort = sessionEffort(kept, detected.rides, document.surfType, headingInUse(document));
    // A track that is being removed is locked until the object store has removed its file: no answer waits for that.
    await this.database.query(
      `INSERT INTO activities.efforts (url_hash, session_hash, effort)
       SELECT url_hash, $2, $3::jsonb FROM activities.tracks WHERE url_hash = $1 FOR KEY SHARE SKIP LOCKED
       ON CONFLICT (url_hash) DO UPDATE SET session_hash = EXCLUDED.session_hash, effort = EXCLUDED.effort`,
      [urlHash, hash, JSON.stringify(effort)],
    );
    return effort;
  }

  private unmeasured(owner: number, after: string): Promise<readonly SessionToMeasure[]> {
    return this.database.query<SessionToMeasure>(
      `SELECT a.url_hash, ${SESSION_HASH} AS session_hash, a.document, a.detected, t.points
       FROM read_activities.activity a JOIN activities.tracks t USING (url_hash)
       LEFT JOIN ${EFFORT_OF_SESSION}
       WHERE a.owner = $1 AND a.url_hash > $2 AND e.url_hash IS NULL
       ORDER BY a.url_hash LIMIT ${BATCH}`,
      [owner, after],
      'sessions-without-effort',
    );
  }
}
