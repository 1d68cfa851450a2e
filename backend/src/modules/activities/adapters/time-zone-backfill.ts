import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isEncodedTrack } from '@rideline/detection-engine';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';
import { FindTimeZoneCommand } from '../write/find-time-zone/find-time-zone.use-case.ts';
import { SessionBackfill, type SessionWithout } from './session-backfill.ts';
import { decodedInTurn } from './stored-tracks.ts';
import { timeZoneOf } from './track-analysis/time-zone.ts';

const BATCH = 50;

interface Session extends SessionWithout {
  readonly points: Buffer;
}

/** Finds time zones in stored tracks. Sessions without an intact one get theirs when the track is made again. */
@Injectable()
export class TimeZoneBackfill extends SessionBackfill<Session> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly commands: CommandBus,
  ) {
    super('time zones');
  }

  protected without(after: string): Promise<readonly Session[]> {
    return this.database.query<Session>(
      `SELECT a.activity_id, a.url_hash, a.owner, t.points FROM read_activities.activity a
       JOIN activities.tracks t USING (url_hash)
       WHERE a.activity_id > $1 AND a.document->>'timeZone' IS NULL ORDER BY a.activity_id LIMIT ${BATCH}`,
      [after],
    );
  }

  protected async find({ url_hash: urlHash, owner, points }: Session, correlation: string): Promise<boolean> {
    const timeZone = isEncodedTrack(points) ? timeZoneOf(await decodedInTurn(points)) : null;
    if (timeZone === null) return false;
    const session = { urlHash, owner: Number(owner) };
    await this.commands.execute(new FindTimeZoneCommand(session, timeZone, correlation));
    return true;
  }
}
