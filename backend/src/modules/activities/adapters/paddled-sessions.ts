import { Injectable } from '@nestjs/common';
import { type PaddledSession, PaddledSessions } from '../paddled-sessions.port.ts';
import { SessionVersions } from '../read/activities/session-versions.ts';
import { SessionEfforts } from './session-efforts.ts';

@Injectable()
class MeasuredSessions implements PaddledSessions {
  constructor(
    private readonly efforts: SessionEfforts,
    private readonly versions: SessionVersions,
  ) {}

  versionOf(owner: number): Promise<string> {
    return this.versions.of(owner);
  }

  async of(owner: number): Promise<ReadonlyMap<string, PaddledSession>> {
    const measured = await this.efforts.of(owner);
    return new Map(
      [...measured].map(([urlHash, { effort, paused }]) => [
        urlHash,
        { ...effort, paddled: Math.round(effort.paddled), paused },
      ]),
    );
  }
}

export const paddledSessions = { provide: PaddledSessions, useClass: MeasuredSessions };
