import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { headingInUse, type LiveActivity } from '../activity.aggregate.ts';
import { RideIds } from '../adapters/ride-ids.ts';
import type { AnalyzedTrack } from '../adapters/track-analysis/analyze.worker.ts';
import { TrackAnalysis } from '../adapters/track-analysis/track-analysis.ts';
import { ActivityCommands } from './activity-commands.ts';
import { cleanTrackAgain } from './clean-track-again.decision.ts';

/** Resolves to the position that read models must reach. */
export class CleanTrackAgainCommand extends Command<bigint> {
  constructor(
    readonly live: LiveActivity,
    readonly again: Pick<AnalyzedTrack, 'track' | 'trackHash' | 'warnings'>,
  ) {
    super();
  }
}

/** Finds rides in the new track with the parameters and marks of the activity. */
@CommandHandler(CleanTrackAgainCommand)
export class CleanTrackAgainHandler implements ICommandHandler<CleanTrackAgainCommand> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly analysis: TrackAnalysis,
    private readonly rideIds: RideIds,
  ) {}

  async execute({ live, again: { track, trackHash, warnings } }: CleanTrackAgainCommand) {
    const { urlHash, owner: actor, surfType, keptPart, sport, usualHeading, marks, detected } = live;
    const parameters = detected.parameters ?? DEFAULT_DETECTION_PARAMETERS;
    const [detection] = await this.analysis.detect([
      { track, keptPart, surfType, parameters, sport, usualHeading: headingInUse(live), marks },
    ]);
    const { engineVersion, rides: found, recorded, pointCount } = detection!;
    // Ids that are left over stay unused.
    const freshIds = await this.rideIds.draw(urlHash, found.length);
    const { settingId } = detected;
    const input = { surfType, keptPart, usualHeading, clockShift: live.clockShift };
    const { position } = await this.commands.run(
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
  }
}
