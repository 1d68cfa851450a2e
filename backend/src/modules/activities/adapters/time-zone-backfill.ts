import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { isEncodedTrack } from '@rideline/detection-engine';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';
import { FindTimeZoneCommand } from '../write/find-time-zone/find-time-zone.use-case.ts';
import { decodedInTurn } from './stored-tracks.ts';
import { timeZoneOf } from './track-analysis/time-zone.ts';

const BATCH = 50;

interface Session {
  readonly activity_id: string;
  readonly url_hash: string;
  readonly owner: string;
  readonly points: Buffer;
}

/**
 * Records the zones of sessions from before zones were recorded, once, in the background after the start. Sessions
 * without an intact track, such as expired ones, get theirs when the track is made again.
 */
@Injectable()
export class TimeZoneBackfill implements OnApplicationShutdown {
  private readonly logger = new Logger(TimeZoneBackfill.name);
  private isStopped = false;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly commands: CommandBus,
  ) {}

  start(): void {
    void this.runAndReport();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
  }

  /** Returns the number of sessions that got a zone. */
  async run(): Promise<number> {
    const correlation = randomUUID();
    let found = 0;
    let after = '0';
    while (!this.isStopped) {
      const sessions = await this.without(after);
      for (const { url_hash: urlHash, owner, points } of sessions) {
        const timeZone = isEncodedTrack(points) ? timeZoneOf(await decodedInTurn(points)) : null;
        if (timeZone === null) continue;
        const session = { urlHash, owner: Number(owner) };
        await this.commands.execute(new FindTimeZoneCommand(session, timeZone, correlation));
        found += 1;
      }
      const last = sessions.at(-1);
      if (last === undefined) break;
      after = last.activity_id;
    }
    return found;
  }

  private without(after: string): Promise<readonly Session[]> {
    return this.database.query<Session>(
      `SELECT a.activity_id, a.url_hash, a.owner, t.points FROM read_activities.activity a
       JOIN activities.tracks t USING (url_hash)
       WHERE a.activity_id > $1 AND a.document->>'timeZone' IS NULL ORDER BY a.activity_id LIMIT ${BATCH}`,
      [after],
    );
  }

  private async runAndReport(): Promise<void> {
    try {
      const found = await this.run();
      if (found > 0) this.logger.log(`Found the time zones of ${found} sessions`);
    } catch (error) {
      if (this.isStopped) return;
      this.logger.warn(
        `Time zones of older sessions are looked for again at the next start: ${String(error)}`,
      );
    }
  }
}
