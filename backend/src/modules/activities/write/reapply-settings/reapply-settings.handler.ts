import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DetectionProfiles } from '../../adapters/detection-profiles.ts';
import { eventRide } from '../../adapters/event-ride.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { StoredTracks } from '../../adapters/stored-tracks.ts';
import { TrackAnalysis } from '../../adapters/track-analysis/track-analysis.ts';
import { ActivityCommands, type Asked } from '../activity-commands.ts';
import { ownedActivity } from '../activity.ts';
import { matchRides } from './match-rides.ts';
import { reapplySettings } from './reapply-settings.command.ts';

export class ReapplySettingsCommand {
  constructor(
    readonly asked: Asked,
    /** undefined for the system's defaults. */
    readonly settingId: number | undefined,
  ) {}
}

/** Detects again over the stored track; the position the read models have to reach. */
@CommandHandler(ReapplySettingsCommand)
export class ReapplySettingsCommandHandler implements ICommandHandler<ReapplySettingsCommand, bigint> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly profiles: DetectionProfiles,
    private readonly tracks: StoredTracks,
    private readonly analysis: TrackAnalysis,
    private readonly rideIds: RideIds,
  ) {}

  async execute({ asked, settingId: chosen }: ReapplySettingsCommand): Promise<bigint> {
    const { uploaded, detected, struck } = ownedActivity(
      (await this.commands.load(asked.urlHash)).state,
      asked.actor,
    );
    const { settingId, parameters } = await this.profiles.parametersFor(asked.actor, chosen);
    const track = await this.tracks.read(asked.urlHash);
    const [redetection] = await this.analysis.detect([{ track, surfType: uploaded.surfType, parameters }]);
    const found = redetection!.rides.map(eventRide);
    const unknown = matchRides(found, { rides: detected.rides, struck }).filter(({ id }) => id === undefined);
    const freshIds = await this.rideIds.draw(asked.urlHash, unknown.length);
    const { position } = await this.commands.run(asked, reapplySettings, {
      actor: asked.actor,
      parameters,
      settingId,
      engineVersion: redetection!.engineVersion,
      askedBy: 'owner',
      found,
      freshIds,
    });
    return position;
  }
}
