import { Injectable } from '@nestjs/common';
import { rideDifference, type DetectionParameters, type RideDifference } from '@rideline/detection-engine';
import type { Loaded } from '../../../../kernel/decider/command-runner.ts';
import { DetectionProfiles } from '../../adapters/detection-profiles.ts';
import { eventRide } from '../../adapters/event-ride.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { StoredTracks } from '../../adapters/stored-tracks.ts';
import type { Redetection } from '../../adapters/track-analysis/detect.worker.ts';
import { TrackAnalysis } from '../../adapters/track-analysis/track-analysis.ts';
import { ActivityCommands } from '../activity-commands.ts';
import type { ActivityState, LiveActivity } from '../activity.ts';
import { matchRides } from '../reapply-settings/match-rides.ts';
import { reapplySettings } from '../reapply-settings/reapply-settings.command.ts';
import type { RedetectionRequest } from './redetection.ts';

/** An activity to detect again, as its stream tells it. */
export interface Candidate {
  readonly urlHash: string;
  readonly activity: LiveActivity;
  readonly loaded: Loaded<ActivityState>;
}

export interface Outcome {
  readonly urlHash: string;
  readonly owner: number;
  readonly points: number;
  readonly difference: RideDifference;
}

/** Detects a handful of activities again: their tracks in one statement and one worker thread. */
@Injectable()
export class RedetectBatch {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly profiles: DetectionProfiles,
    private readonly tracks: StoredTracks,
    private readonly analysis: TrackAnalysis,
    private readonly rideIds: RideIds,
  ) {}

  /** @throws what any of them throws: the caller tries them one by one */
  async run(
    candidates: readonly Candidate[],
    request: RedetectionRequest,
    correlation: string,
  ): Promise<Outcome[]> {
    const stored = await this.tracks.readMany(candidates.map(({ urlHash }) => urlHash));
    const chosen = await Promise.all(candidates.map(({ activity }) => this.parametersFor(activity, request)));
    const redetections = await this.analysis.detect(
      candidates.map(({ urlHash, activity }, index) => ({
        track: stored.get(urlHash)!,
        surfType: activity.uploaded.surfType,
        parameters: chosen[index]!.parameters,
        marks: activity.marks,
      })),
    );
    return Promise.all(
      candidates.map((candidate, index) =>
        this.conclude(candidate, redetections[index]!, chosen[index]!, request, correlation),
      ),
    );
  }

  private async parametersFor({ uploaded, detected }: LiveActivity, request: RedetectionRequest) {
    const profile =
      request.settingId === undefined && detected.parameters !== null
        ? { settingId: detected.settingId, parameters: detected.parameters }
        : await this.profiles.parametersFor(uploaded.owner, request.settingId);
    const parameters: DetectionParameters = { ...profile.parameters, ...request.parameters };
    return { settingId: profile.settingId, parameters };
  }

  private async conclude(
    { urlHash, activity, loaded }: Candidate,
    { rides, engineVersion, pointCount }: Redetection,
    chosen: { readonly settingId: number | null; readonly parameters: DetectionParameters },
    request: RedetectionRequest,
    correlation: string,
  ): Promise<Outcome> {
    const { owner } = activity.uploaded;
    const found = rides.map(eventRide);
    const matched = matchRides(found, activity, activity.marks);
    const difference = rideDifference(activity.detected.rides, matched);
    if (!request.dryRun) {
      const unknown = matched.filter(({ id }) => id === undefined);
      const freshIds = await this.rideIds.draw(urlHash, unknown.length);
      const command = {
        ...chosen,
        actor: owner,
        engineVersion,
        askedBy: 'redetection' as const,
        found,
        freshIds,
      };
      await this.commands.run({ urlHash, actor: owner, correlation }, reapplySettings, command, loaded);
    }
    return { urlHash, owner, points: pointCount, difference };
  }
}
