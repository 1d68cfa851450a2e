import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEFAULT_DETECTION_PARAMETERS, type SurfType } from '@rideline/detection-engine';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { FindSportCommand } from '../write/find-sport/find-sport.use-case.ts';
import { Originals } from './originals.ts';
import { SessionBackfill, type SessionWithout } from './session-backfill.ts';
import { TrackAnalysis } from './track-analysis/track-analysis.ts';

const BATCH = 50;

interface Session extends SessionWithout {
  readonly content_hash: string;
  readonly file_name: string;
  readonly surf_type: SurfType;
  readonly upload_time: string;
}

/**
 * Finds sports in original files, one at a time in a worker thread. Sessions whose file can't be read now, such as
 * expired ones, get theirs when their track is made again or at a later start.
 */
@Injectable()
export class SportBackfill extends SessionBackfill<Session> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly originals: Originals,
    private readonly analysis: TrackAnalysis,
    private readonly commands: CommandBus,
  ) {
    super('sports');
  }

  protected without(after: string): Promise<readonly Session[]> {
    return this.database.query<Session>(
      `SELECT activity_id, url_hash, owner, surf_type, document->>'contentHash' AS content_hash,
         document->>'fileName' AS file_name, document->>'uploadTime' AS upload_time
       FROM read_activities.activity
       WHERE activity_id > $1 AND document->>'isSportKnown' = 'false' ORDER BY activity_id LIMIT ${BATCH}`,
      [after],
    );
  }

  protected async find(session: Session, correlation: string): Promise<boolean> {
    const { url_hash: urlHash, file_name: fileName, surf_type: surfType } = session;
    const owner = Number(session.owner);
    const original = { read: () => this.originals.readStored({ contentHash: session.content_hash }) };
    const parameters = DEFAULT_DETECTION_PARAMETERS;
    try {
      const { sport } = await this.analysis.analyzeAgain(
        { owner, original, fileName, surfType, parameters },
        new Date(session.upload_time),
      );
      await this.commands.execute(new FindSportCommand({ urlHash, owner }, sport, correlation));
      return true;
    } catch (error) {
      // A missing, damaged or refused file, or a busy machine.
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}
