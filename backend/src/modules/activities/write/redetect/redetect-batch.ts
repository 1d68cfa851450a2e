import { Injectable } from '@nestjs/common';
import { rideDifference, type DetectionParameters, type RideDifference } from '@rideline/detection-engine';
import type { Loaded } from '../../../../kernel/decider/command-runner.ts';
import { type ChosenProfile, DetectionProfiles } from '../../adapters/detection-profiles.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { StoredTracks } from '../../adapters/tracks/stored-tracks.ts';
import { TrackRepair } from '../../adapters/tracks/track-repair.ts';
import type { Redetection } from '../../adapters/track-analysis/detect.worker.ts';
import { TrackAnalysis } from '../../adapters/track-analysis/track-analysis.ts';
import { type ActivityState, headingInUse, type LiveActivity } from '../../activity.aggregate.ts';
import { ActivityCommands } from '../activity-commands.ts';
import { recognize, reapplySettings } from '../reapply-settings/reapply-settings.decision.ts';
import type { RedetectionRequest } from './redetection.ts';

/** An activity to detect again. */
export interface Candidate {
  readonly activity: LiveActivity;
  readonly loaded: Loaded<ActivityState>;
}

export interface Outcome {
  readonly urlHash: string;
  readonly owner: number;
  readonly points: number;
  readonly difference: RideDifference;
}

/** Detects a small batch of activities again, with one query for their tracks and one worker task. */
@Injectable()
export class RedetectBatch {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly profiles: DetectionProfiles,
    private readonly tracks: StoredTracks,
    private readonly repair: TrackRepair,
    private readonly analysis: TrackAnalysis,
    private readonly rideIds: RideIds,
  ) {}

  /** @throws the error of any activity; the caller then runs them one by one */
  async run(
    candidates: readonly Candidate[],
    request: RedetectionRequest,
    correlation: string,
  ): Promise<Outcome[]> {
    const activities = candidates.map(({ activity }) => activity);
    const tracks = request.cleanAgain
      ? await this.cleanedAgain(activities, request)
      : await this.tracks.readMany(activities.map(({ urlHash }) => urlHash));
    const profiles = await Promise.all(activities.map((activity) => this.profileFor(activity, request)));
    const redetections = await this.analysis.detect(
      activities.map((live, index) => ({
        track: tracks.get(live.urlHash)!,
        keptPart: live.keptPart,
        surfType: live.surfType,
        sport: live.sport,
        usualHeading: headingInUse(live),
        parameters: profiles[index]!.parameters,
        marks: live.marks,
      })),
    );
    return Promise.all(
      candidates.map((candidate, index) =>
        this.conclude(candidate, redetections[index]!, profiles[index]!, request, correlation),
      ),
    );
  }

  /** Cleans the tracks again, one by one because uploads wait for the same threads, and replaces those that differ. */
  private async cleanedAgain(activities: readonly LiveActivity[], { dryRun }: RedetectionRequest) {
    const tracks = new Map<string, Uint8Array>();
    for (const activity of activities) {
      const again = await this.repair.cleaned(activity);
      if (!dryRun && again.trackHash !== activity.trackHash) await this.repair.replace(activity, again);
      tracks.set(activity.urlHash, again.track);
    }
    return tracks;
  }

  private async profileFor(
    { owner, detected }: LiveActivity,
    request: RedetectionRequest,
  ): Promise<ChosenProfile> {
    const { settingId, parameters: current } = detected;
    const profile =
      request.settingId === undefined && current !== null
        ? { settingId, parameters: current }
        : await this.profiles.parametersFor(owner, request.settingId);
    const parameters: DetectionParameters = { ...profile.parameters, ...request.parameters };
    return { settingId: profile.settingId, parameters };
  }

  private async conclude(
    { activity, loaded }: Candidate,
    { rides: found, recorded, engineVersion, pointCount }: Redetection,
    profile: ChosenProfile,
    request: RedetectionRequest,
    correlation: string,
  ): Promise<Outcome> {
    const { owner, urlHash, surfType, keptPart, usualHeading, detected, marks } = activity;
    const recognized = recognize(found, activity, marks);
    const difference = rideDifference(detected.rides, recognized);
    if (!request.dryRun) {
      const unknown = recognized.filter(({ id }) => id === undefined);
      const freshIds = await this.rideIds.draw(urlHash, unknown.length);
      const askedBy = 'redetection' as const;
      const input = { surfType, keptPart, usualHeading };
      const command = {
        ...profile,
        actor: owner,
        input,
        engineVersion,
        recorded,
        askedBy,
        found,
        freshIds,
      };
      await this.commands.run({ urlHash, actor: owner, correlation }, reapplySettings, command, loaded);
    }
    return { urlHash, owner, points: pointCount, difference };
  }
}
