import { Injectable } from '@nestjs/common';
import {
  rideDifference,
  trimTrack,
  type DetectionParameters,
  type RideDifference,
} from '@rideline/detection-engine';
import type { Loaded } from '../../../../kernel/decider/command-runner.ts';
import { type ChosenProfile, DetectionProfiles } from '../../adapters/detection-profiles.ts';
import { type FoundWithOthers, OtherSessions } from '../../adapters/other-sessions.ts';
import { SessionPlaces } from '../../adapters/session-places.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { decodedInTurn, StoredTracks } from '../../adapters/stored-tracks.ts';
import { TrackRepair } from '../../adapters/track-repair.ts';
import type { AnalyzedTrack } from '../../adapters/track-analysis/analyze.worker.ts';
import type { Redetection } from '../../adapters/track-analysis/detect.worker.ts';
import { TrackAnalysis } from '../../adapters/track-analysis/track-analysis.ts';
import { type ActivityState, headingInUse, type LiveActivity } from '../../activity.aggregate.ts';
import { ActivityCommands } from '../activity-commands.ts';
import { recognize } from '../reapply-settings.decision.ts';
import { findZone } from './find-zone.decision.ts';
import { readWatchWaves } from './read-watch-waves.decision.ts';
import { redetect } from './redetect.decision.ts';
import type { RedetectionRequest } from './redetection.ts';
import { type FactChange, factChanges, factsOf, type SessionFacts } from './session-facts.ts';

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
  /** Other sessions at the spot told which way its owner rides there, for the first time. */
  readonly isTold: boolean;
  /** What cleaning again and today's borders change beside the rides. */
  readonly changes: readonly FactChange[];
}

interface CleanedAgain {
  readonly again: AnalyzedTrack;
  readonly before: SessionFacts;
}

interface Found {
  readonly detection: Redetection;
  /** null where other sessions tell nothing new. */
  readonly usualHeading: FoundWithOthers['usualHeading'] | null;
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
    private readonly otherSessions: OtherSessions,
    private readonly rideIds: RideIds,
    private readonly places: SessionPlaces,
  ) {}

  /** @throws the error of any activity; the caller then runs them one by one */
  async run(
    candidates: readonly Candidate[],
    request: RedetectionRequest,
    correlation: string,
  ): Promise<Outcome[]> {
    const activities = candidates.map(({ activity }) => activity);
    const cleaned = request.cleanAgain ? await this.cleanedAgain(activities, request, correlation) : null;
    const stored =
      cleaned === null ? await this.tracks.readMany(activities.map(({ urlHash }) => urlHash)) : null;
    const profiles = await Promise.all(activities.map((activity) => this.profileFor(activity, request)));
    const inputs = activities.map((live, index) => ({
      track: cleaned?.[index]!.again.track ?? stored!.get(live.urlHash)!,
      keptPart: live.keptPart,
      surfType: live.surfType,
      sport: live.sport,
      usualHeading: headingInUse(live),
      parameters: profiles[index]!.parameters,
      marks: live.marks,
    }));
    const alone = await this.analysis.detect(inputs);
    const withOthers = await this.otherSessions.detect(
      activities.map((session, index) => ({ session, input: inputs[index]!, detection: alone[index]! })),
    );
    return Promise.all(
      candidates.map((candidate, index) => {
        const found = withOthers[index] ?? { detection: alone[index]!, usualHeading: null };
        return this.conclude(candidate, found, profiles[index]!, request, correlation, cleaned?.[index]);
      }),
    );
  }

  /**
   * Cleans the tracks again, one by one because uploads wait for the same threads, and replaces those that differ. Zone
   * and place are found again, as the borders and the first points may be others.
   */
  private async cleanedAgain(
    activities: readonly LiveActivity[],
    { dryRun }: RedetectionRequest,
    correlation: string,
  ) {
    const cleaned: CleanedAgain[] = [];
    for (const activity of activities) {
      const { urlHash, owner: actor, clockShift } = activity;
      const again = await this.repair.cleaned(activity);
      const { timeZone } = again;
      cleaned.push({ again, before: await this.factsBefore(activity) });
      if (!dryRun) {
        await this.commands.run({ urlHash, actor, correlation }, findZone, { actor, timeZone });
        const waves = { actor, clockShift, waves: again.watchWaves };
        await this.commands.run({ urlHash, actor, correlation }, readWatchWaves, waves);
        if (again.trackHash !== activity.trackHash) await this.repair.replace(activity, again);
        await this.places.forget(urlHash);
      }
    }
    return cleaned;
  }

  private async factsBefore({
    urlHash,
    keptPart,
    timeZone,
    activityTime,
  }: LiveActivity): Promise<SessionFacts> {
    const stored = await this.tracks.asStored(urlHash);
    const track = stored && trimTrack(await decodedInTurn(stored), keptPart);
    return factsOf(track, timeZone, activityTime, await this.places.known(urlHash));
  }

  private async factsAfter(
    { keptPart, activityTime }: LiveActivity,
    again: AnalyzedTrack,
    found: Redetection,
  ) {
    const track = trimTrack(await decodedInTurn(again.track), keptPart);
    const place = await this.places.nameOf(track, found.rides);
    return factsOf(track, again.timeZone, keptPart === null ? again.activityTime : activityTime, place);
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
    { detection, usualHeading: told }: Found,
    profile: ChosenProfile,
    request: RedetectionRequest,
    correlation: string,
    cleaned: CleanedAgain | undefined,
  ): Promise<Outcome> {
    const { owner, urlHash, surfType, keptPart, detected, marks } = activity;
    const { rides: found, recorded, engineVersion, pointCount } = detection;
    const recognized = recognize(found, activity, marks);
    const difference = rideDifference(detected.rides, recognized);
    if (!request.dryRun) {
      const unknown = recognized.filter(({ id }) => id === undefined);
      const freshIds = await this.rideIds.draw(urlHash, unknown.length);
      const askedBy = 'redetection' as const;
      const { clockShift } = activity;
      const input = { surfType, keptPart, clockShift, usualHeading: told ?? activity.usualHeading };
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
      await this.commands.run({ urlHash, actor: owner, correlation }, redetect, command, loaded);
    }
    const changes = cleaned
      ? factChanges(cleaned.before, await this.factsAfter(activity, cleaned.again, detection))
      : [];
    return { urlHash, owner, points: pointCount, difference, isTold: told !== null, changes };
  }
}
