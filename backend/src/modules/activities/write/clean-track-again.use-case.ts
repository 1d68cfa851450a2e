import { randomUUID } from 'node:crypto';
import { slice } from '../../../kernel/slices.ts';
import { headingInUse, type LiveActivity } from '../activity.aggregate.ts';
import { profileInUse } from '../adapters/detection-profiles.ts';
import { RideIds } from '../adapters/ride-ids.ts';
import type { AnalyzedTrack } from '../adapters/track-analysis/analyze.worker.ts';
import { TrackAnalysis } from '../adapters/track-analysis/track-analysis.ts';
import { ActivityCommands } from './activity-commands.ts';
import { cleanTrackAgain } from './clean-track-again.decision.ts';

/**
 * Finds rides in the new track with the parameters and marks of the activity. Resolves to the position that read models
 * must reach.
 */
export const CleanTrackAgainCommand = slice(
  [ActivityCommands, TrackAnalysis, RideIds],
  (commands, analysis, rideIds) =>
    async (
      live: LiveActivity,
      { track, trackHash, warnings }: Pick<AnalyzedTrack, 'track' | 'trackHash' | 'warnings'>,
    ) => {
      const { urlHash, owner: actor, surfType, keptPart, sport, usualHeading, marks } = live;
      const { parameters, settingId } = profileInUse(live);
      const [detection] = await analysis.detect([
        { track, keptPart, surfType, parameters, sport, usualHeading: headingInUse(live), marks },
      ]);
      const { engineVersion, rides: found, recorded, pointCount } = detection!;
      // Ids that are left over stay unused.
      const freshIds = await rideIds.draw(urlHash, found.length);
      const input = { surfType, keptPart, usualHeading, clockShift: live.clockShift };
      const { position } = await commands.run(
        { urlHash, actor, correlation: randomUUID() },
        cleanTrackAgain,
        {
          actor,
          input,
          trackHash,
          pointCount,
          parameters,
          settingId,
          engineVersion,
          found,
          recorded,
          warnings: [...warnings],
          freshIds,
        },
      );
      return position;
    },
);
