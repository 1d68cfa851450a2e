import { Inject, Logger, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { cutText, type DetectionParameters, sportOnLand, summarize } from '@rideline/detection-engine';
import { sliceOf } from '../../../../kernel/slices.ts';
import type { StagedBlob } from '../../../../platform/blobs/blob-store.ts';
import { ridesAndTakeOffs } from '../../events/take-offs.ts';
import { CONFIG, type Config } from '../../../../platform/config/config.ts';
import { CommandRunner, ownMetadata } from '../../../../kernel/decider/command-runner.ts';
import { DomainError } from '../../../../platform/errors/domain-error.ts';
import { EventStoreUnavailable } from '../../../../kernel/event-store/event-store.errors.ts';
import { newUrlHash } from '../../../../platform/ids/url-hash.ts';
import { AccountQuota } from '../../adapters/files/account-quota.ts';
import { type ChosenProfile, DetectionProfiles } from '../../adapters/detection-profiles.ts';
import { OtherSessions } from '../../adapters/other-sessions.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { SessionFiles } from '../../adapters/files/session-files.ts';
import type { AnalyzedTrack } from '../../adapters/track-analysis/analyze.worker.ts';
import { TrackAnalysis } from '../../adapters/track-analysis/track-analysis.ts';
import { TrackRepair } from '../../adapters/track-repair.ts';
import {
  type Claim,
  type ClaimOfPart,
  type FileKey,
  type MadeClaim,
  UploadClaims,
} from '../../adapters/files/upload-claims.ts';
import { activity, type ActivityState } from '../../activity.aggregate.ts';
import { activityStream } from '../../events/activity-events.ts';
import type { UsualHeadingSet } from '../../events/detection-events.ts';
import { CountOneRecordingCommand } from '../count-one-recording.use-case.ts';
import { uploadActivity } from './upload-activity.decision.ts';
import {
  answerOf,
  nameOf,
  type Upload,
  type UploadedActivity,
  uploadedBefore,
  type UploadedSession,
  withMost,
} from './uploaded-activity.ts';

/** What becomes the events of an upload. */
interface Recording extends ChosenProfile {
  readonly analyzed: AnalyzedTrack;
  readonly usualHeading: UsualHeadingSet['data'] | null;
  readonly correlation: string;
}

/** A session of the file that was uploaded before. */
interface Earlier extends ClaimOfPart {
  readonly state: ActivityState;
}

const partOf = ({ part }: AnalyzedTrack) => part?.index ?? 0;

/** True when the event may have been recorded all the same. */
const isOutcomeUnknown = (error: unknown) =>
  error instanceof EventStoreUnavailable || (error instanceof DomainError && error.kind === 'unavailable');

/** Turns the sessions of a staged file into activities. A refused file leaves nothing behind. */
@Injectable()
export class UploadActivityHandler {
  private readonly logger = new Logger(UploadActivityHandler.name);

  constructor(
    private readonly runner: CommandRunner,
    private readonly claims: UploadClaims,
    private readonly quota: AccountQuota,
    private readonly profiles: DetectionProfiles,
    private readonly analysis: TrackAnalysis,
    private readonly otherSessions: OtherSessions,
    private readonly files: SessionFiles,
    private readonly repair: TrackRepair,
    private readonly rideIds: RideIds,
    private readonly commands: CommandBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(upload: Upload, correlation: string) {
    const { original } = upload;
    try {
      return await this.upload(upload, correlation);
    } finally {
      await original.discard();
    }
  }

  private async upload(upload: Upload, correlation: string): Promise<UploadedActivity> {
    const { owner, original, surfType } = upload;
    const file: FileKey = { owner, contentHash: original.hash, surfType };
    const earlier = await this.earlierSessions(file);
    const known = earlier.flatMap(({ state }) => (state.status === 'live' ? [state] : []));
    if (known.length > 0 && known.length >= (known[0]!.part?.of ?? 1)) {
      for (const { urlHash } of known) await this.restoreOriginal(urlHash, original);
      return answerOf(known.map(uploadedBefore));
    }

    const chosen = await this.profiles.parametersFor(owner, upload.settingId);
    await this.quota.check({ ...file, part: 0 }, original.bytes);
    const { fileName, sportElsewhere } = upload;
    const analyzed = await this.analysis.analyze({
      owner,
      original,
      fileName,
      surfType,
      parameters: chosen.parameters,
      ...(sportElsewhere !== undefined && { sportElsewhere }),
    });
    const before = new Map(
      analyzed.map((session) => [session, earlier.find(({ part }) => part === partOf(session))?.state]),
    );
    const missing = analyzed.filter((session) => before.get(session)?.status !== 'live');
    const [first] = missing;
    const key = { ...file, part: first === undefined ? 0 : partOf(first) };
    await this.quota.check(key, original.bytes, missing.length);
    const main = withMost(analyzed, ({ rides }) => rides.length);
    const claims = await this.store(upload, missing, earlier);
    const sessions: UploadedSession[] = [];
    try {
      for (const session of analyzed) {
        const state = before.get(session);
        if (state?.status === 'live') {
          await this.restoreOriginal(state.urlHash, original);
          sessions.push(uploadedBefore(state));
          continue;
        }
        const own = session === main ? upload : { ...upload, note: '' };
        const found = await this.withOtherSessions(own, session, chosen.parameters);
        sessions.push(await this.record(own, claims.get(session)!, { ...found, ...chosen, correlation }));
        claims.delete(session);
      }
    } catch (error) {
      if (!isOutcomeUnknown(error)) await this.takeBack([...claims.values()], original.hash);
      throw error;
    }
    return answerOf(sessions);
  }

  private async earlierSessions(file: FileKey): Promise<readonly Earlier[]> {
    const claims = await this.claims.ofFile(file);
    return Promise.all(
      claims.map(async (claim) => {
        const { state } = await this.runner.load(activity, activityStream(claim.urlHash));
        return { ...claim, state };
      }),
    );
  }

  private async store(
    { owner, original, surfType }: Upload,
    sessions: readonly AnalyzedTrack[],
    earlier: readonly Earlier[],
  ): Promise<Map<AnalyzedTrack, MadeClaim>> {
    const claims = await this.files.store(
      owner,
      original,
      sessions.map((session) => {
        const part = partOf(session);
        const deleted = earlier.find(
          (claimed) => claimed.part === part && claimed.state.status === 'deleted',
        );
        return {
          key: { owner, contentHash: original.hash, surfType, part },
          track: session.track,
          urlHash: newUrlHash(),
          replaces: deleted?.urlHash,
        };
      }),
    );
    return new Map(sessions.map((session, index) => [session, claims[index]!]));
  }

  private async withOtherSessions(
    { owner, isDemo, surfType }: Upload,
    analyzed: AnalyzedTrack,
    parameters: DetectionParameters,
  ): Promise<Pick<Recording, 'analyzed' | 'usualHeading'>> {
    const { track, sport } = analyzed;
    const session = { owner, isDemo, usualHeading: null };
    const input = { track, keptPart: null, surfType, parameters, sport, marks: [] };
    const [found] = await this.otherSessions.detect([{ session, input, detection: analyzed }]);
    if (!found) return { analyzed, usualHeading: null };
    return { analyzed: { ...analyzed, rides: found.detection.rides }, usualHeading: found.usualHeading };
  }

  private async record(
    upload: Upload,
    { urlHash, activityId }: Claim,
    { analyzed, usualHeading, parameters, settingId, correlation }: Recording,
  ): Promise<UploadedSession> {
    const { owner, original, surfType, fileName } = upload;
    const ids = await this.rideIds.draw(urlHash, analyzed.rides.length);
    const { events } = await this.runner.run({
      aggregate: activity,
      stream: activityStream(urlHash),
      decide: uploadActivity,
      command: {
        uploaded: {
          activityId,
          urlHash,
          owner,
          source: upload.source,
          sourceId: upload.sourceId,
          surfType,
          name: cutText(nameOf(upload, analyzed), this.config.nameLimit),
          fileName,
          activityTime: analyzed.activityTime,
          timeZone: analyzed.timeZone,
          isTimeHidden: upload.isTimeHidden ?? false,
          contentHash: original.hash,
          contentBytes: original.bytes,
          part: analyzed.part,
          trackHash: analyzed.trackHash,
          pointCount: analyzed.pointCount,
          engineVersion: analyzed.engineVersion,
          isDemo: upload.isDemo,
          device: analyzed.device,
          deviceName: analyzed.deviceName,
          sport: analyzed.sport,
          importMillis: analyzed.importMillis,
          warnings: [...analyzed.warnings],
        },
        usualHeading,
        watch: { waves: [...analyzed.watchWaves] },
        detected: {
          parameters,
          settingId,
          engineVersion: analyzed.engineVersion,
          recorded: analyzed.recorded,
          ...ridesAndTakeOffs(analyzed.rides.map((ride, index) => ({ ...ride, id: ids[index]! }))),
        },
        note: upload.note ?? '',
      },
      metadata: ownMetadata({ actor: owner, correlation }),
    });
    await this.countOneRecording(urlHash, correlation);
    return {
      urlHash,
      duplicate: events.length === 0,
      activityTime: analyzed.activityTime,
      timeZone: upload.isTimeHidden === true ? null : analyzed.timeZone,
      otherSport: sportOnLand(analyzed.sport),
      farFrom: analyzed.farFrom,
      summary: summarize(analyzed.rides, surfType),
      warnings: analyzed.warnings,
    };
  }

  /** The answer to the upload already tells of other recordings of the session. An automation repeats a failure. */
  private async countOneRecording(urlHash: string, correlation: string): Promise<void> {
    try {
      await this.commands.execute(new CountOneRecordingCommand(urlHash, correlation));
    } catch (error) {
      this.logger.debug(`Other recordings of ${urlHash} are looked for later`, error);
    }
  }

  /** A failure leaves the files for the daily sweep. */
  private async takeBack(claims: readonly MadeClaim[], contentHash: string): Promise<void> {
    for (const claim of claims) {
      try {
        await this.files.takeBack(claim, contentHash);
      } catch (error) {
        this.logger.warn(`The files of the refused ${claim.urlHash} stay for the sweep: ${String(error)}`);
      }
    }
  }

  /** A second upload of the same file restores an original that is missing or damaged. */
  private async restoreOriginal(urlHash: string, original: StagedBlob): Promise<void> {
    if (!(await this.files.restoreOriginal(urlHash, original))) return;
    this.repair.retry(urlHash);
    this.logger.warn(`Put the original of ${urlHash} back from a second upload`);
  }
}

export const UploadActivityCommand = sliceOf(UploadActivityHandler);
