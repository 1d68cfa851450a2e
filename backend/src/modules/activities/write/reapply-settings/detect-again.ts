import { Injectable } from '@nestjs/common';
import type { DetectionParameters } from '@rideline/detection-engine';
import { eventRide } from '../../adapters/event-ride.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { StoredTracks } from '../../adapters/stored-tracks.ts';
import { TrackAnalysis } from '../../adapters/track-analysis/track-analysis.ts';
import type { Mark } from '../../events/session-marked.ts';
import type { LiveActivity } from '../activity.ts';
import { matchRides } from './match-rides.ts';

/** Runs detection over one activity's stored track, and draws ids for the rides that were not there before. */
@Injectable()
export class DetectAgain {
  constructor(
    private readonly tracks: StoredTracks,
    private readonly analysis: TrackAnalysis,
    private readonly rideIds: RideIds,
  ) {}

  async run(urlHash: string, live: LiveActivity, parameters: DetectionParameters, marks: readonly Mark[]) {
    const track = await this.tracks.read(urlHash);
    const [redetection] = await this.analysis.detect([
      { track, surfType: live.uploaded.surfType, parameters, marks },
    ]);
    const found = redetection!.rides.map(eventRide);
    const unknown = matchRides(found, live, marks).filter(({ id }) => id === undefined);
    const freshIds = await this.rideIds.draw(urlHash, unknown.length);
    return { engineVersion: redetection!.engineVersion, found, freshIds };
  }
}
