import { Injectable } from '@nestjs/common';
import { profileInUse } from '../../adapters/detection-profiles.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { StoredTracks } from '../../adapters/stored-tracks.ts';
import { TrackAnalysis } from '../../adapters/track-analysis/track-analysis.ts';
import { headingInUse, type LiveActivity } from '../../activity.aggregate.ts';
import { recognize } from '../reapply-settings.decision.ts';

/**
 * Runs detection over the kept part of an activity's stored track, with the parameters in use unless others are given,
 * and draws ids for new rides.
 */
@Injectable()
export class DetectAgain {
  constructor(
    private readonly tracks: StoredTracks,
    private readonly analysis: TrackAnalysis,
    private readonly rideIds: RideIds,
  ) {}

  async run(live: LiveActivity, marks = live.marks, profile = profileInUse(live)) {
    const { urlHash, surfType, keptPart, sport, usualHeading, clockShift } = live;
    const { parameters } = profile;
    const track = await this.tracks.read(urlHash);
    const [detection] = await this.analysis.detect([
      { track, keptPart, surfType, parameters, sport, usualHeading: headingInUse(live), marks },
    ]);
    const { engineVersion, rides: found, recorded, pointCount } = detection!;
    const unknown = recognize(found, live, marks).filter(({ id }) => id === undefined);
    const freshIds = await this.rideIds.draw(urlHash, unknown.length);
    return {
      redetected: {
        ...profile,
        engineVersion,
        found,
        recorded,
        freshIds,
        input: { surfType, keptPart, usualHeading, clockShift },
      },
      pointCount,
    };
  }
}
