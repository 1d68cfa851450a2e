import { Injectable } from '@nestjs/common';
import type { LiveActivity } from '../activity.aggregate.ts';
import type { UsualHeadingSet } from '../events/detection-events.ts';
import { type TellUsualHeading, UsualHeadings } from '../usual-headings.port.ts';
import type { Redetection, StoredTrackToDetect } from './track-analysis/detect.worker.ts';
import { TrackAnalysis } from './track-analysis/track-analysis.ts';

/** A session with the rides that are found in it alone. */
export interface FoundAlone {
  readonly session: Pick<LiveActivity, 'owner' | 'isDemo' | 'usualHeading'>;
  readonly input: Omit<StoredTrackToDetect, 'usualHeading'>;
  readonly detection: Pick<Redetection, 'rides' | 'recorded'>;
}

export interface FoundWithOthers {
  readonly usualHeading: UsualHeadingSet['data'];
  readonly detection: Redetection;
}

/** Finds rides once more where the person's other sessions at the spot tell which way they ride there. */
@Injectable()
export class OtherSessions {
  constructor(
    private readonly usualHeadings: UsualHeadings,
    private readonly analysis: TrackAnalysis,
  ) {}

  /**
   * Detects in one thread.
   * @returns one for each session; null where nothing is told, or a heading is known already
   */
  async detect(sessions: readonly FoundAlone[]): Promise<readonly (FoundWithOthers | null)[]> {
    const told = await this.tell(sessions);
    const again = sessions.flatMap(({ input }, index) => {
      const usual = told[index]!;
      return usual === null ? [] : [{ ...input, usualHeading: usual.heading }];
    });
    const found = again.length === 0 ? [] : [...(await this.analysis.detect(again))];
    return told.map(
      (usual) => usual && { usualHeading: { ...usual, isUsed: true }, detection: found.shift()! },
    );
  }

  /** Asks once for each person. */
  private tell(sessions: readonly FoundAlone[]) {
    const people = new Map<number, Promise<TellUsualHeading>>();
    const of = (owner: number) => {
      const asked = people.get(owner) ?? this.usualHeadings.of(owner);
      people.set(owner, asked);
      return asked;
    };
    return Promise.all(
      sessions.map(async ({ session, input: { surfType }, detection: { rides, recorded } }) => {
        const { owner, isDemo, usualHeading } = session;
        const takeOffs = rides.map(({ takeOff }) => takeOff);
        if (isDemo || usualHeading !== null || surfType !== 'traveling_waves') return null;
        if (recorded === null || takeOffs.length === 0) return null;
        return (await of(owner))({ recorded, takeOffs });
      }),
    );
  }
}
