import { Inject, Logger } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { cutText } from '@rideline/detection-engine';
import type { StagedBlob } from '../../../../kernel/blobs/blob-store.ts';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { newUrlHash } from '../../../../kernel/ids/url-hash.ts';
import { AccountQuota } from '../../adapters/account-quota.ts';
import { DetectionProfiles } from '../../adapters/detection-profiles.ts';
import { eventRide } from '../../adapters/event-ride.ts';
import { RideIds } from '../../adapters/ride-ids.ts';
import { SessionFiles } from '../../adapters/session-files.ts';
import { TrackAnalysis } from '../../adapters/track-analysis/track-analysis.ts';
import { TrackRepair } from '../../adapters/track-repair.ts';
import { UploadClaims, type ClaimKey } from '../../adapters/upload-claims.ts';
import { activityStream } from '../../events/activity-events.ts';
import type { ActivityUploaded } from '../../events/activity-uploaded.ts';
import type { SurfType } from '../../events/shared.ts';
import { activity } from '../activity.ts';
import { uploadActivity } from './upload-activity.command.ts';

export class AnalyzeUpload {
  constructor(
    readonly upload: {
      readonly owner: number;
      readonly original: StagedBlob;
      readonly fileName: string;
      readonly surfType: SurfType;
      /** undefined for the person's defaults. */
      readonly settingId: number | undefined;
      readonly source: ActivityUploaded['data']['source'];
      readonly sourceId: string | null;
      /** The name to give when the file holds none. */
      readonly name: string;
      readonly isDemo: boolean;
    },
    readonly correlation: string,
  ) {}
}

export interface UploadOutcome {
  readonly urlHash: string;
  /** The same file was uploaded before; this is that activity. */
  readonly duplicate: boolean;
  readonly position: bigint;
}

/** A staged file becomes an activity, or is refused and leaves nothing. */
@CommandHandler(AnalyzeUpload)
export class AnalyzeUploadHandler implements ICommandHandler<AnalyzeUpload, UploadOutcome> {
  private readonly logger = new Logger(AnalyzeUploadHandler.name);

  constructor(
    private readonly runner: CommandRunner,
    private readonly claims: UploadClaims,
    private readonly quota: AccountQuota,
    private readonly profiles: DetectionProfiles,
    private readonly analysis: TrackAnalysis,
    private readonly files: SessionFiles,
    private readonly repair: TrackRepair,
    private readonly rideIds: RideIds,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ upload, correlation }: AnalyzeUpload): Promise<UploadOutcome> {
    const { original } = upload;
    try {
      return await this.upload(upload, correlation);
    } finally {
      await original.discard();
    }
  }

  /** The same file again mends what was damaged of it; a track that can't be mended says so where it is read. */
  private async restore(urlHash: string, original: StagedBlob): Promise<void> {
    if (!(await this.files.putOriginalBack(urlHash, original))) return;
    this.repair.retry(urlHash);
    this.logger.warn(`Put the original of ${urlHash} back from a second upload`);
  }

  private async upload(upload: AnalyzeUpload['upload'], correlation: string): Promise<UploadOutcome> {
    const { owner, original, surfType } = upload;
    const key: ClaimKey = { owner, contentHash: original.hash, surfType };
    const earlier = await this.claims.find(key);
    const earlierActivity = earlier && (await this.runner.load(activity, activityStream(earlier.urlHash)));
    if (earlier && earlierActivity?.state.status === 'live') {
      await this.restore(earlier.urlHash, original);
      return { urlHash: earlier.urlHash, duplicate: true, position: earlierActivity.position };
    }

    const { settingId, parameters } = await this.profiles.parametersFor(owner, upload.settingId);
    await this.quota.check(key, original.bytes);
    const { fileName } = upload;
    const analyzed = await this.analysis.analyze({ owner, original, fileName, surfType, parameters });
    const { urlHash, activityId } = await this.files.keep({
      key,
      original,
      track: analyzed.track,
      urlHash: newUrlHash(),
      ...(earlierActivity?.state.status === 'deleted' && { replaces: earlier!.urlHash }),
    });
    const ids = await this.rideIds.draw(urlHash, analyzed.rides.length);
    const { events, position } = await this.runner.run({
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
          name: cutText(analyzed.name ?? upload.name, this.config.nameLimit),
          fileName,
          activityTime: analyzed.activityTime,
          contentHash: original.hash,
          contentBytes: original.bytes,
          trackHash: analyzed.trackHash,
          pointCount: analyzed.pointCount,
          engineVersion: analyzed.engineVersion,
          isDemo: upload.isDemo,
        },
        detected: {
          parameters,
          settingId,
          engineVersion: analyzed.engineVersion,
          rides: analyzed.rides.map((ride, index) => ({ ...eventRide(ride), id: ids[index]! })),
        },
      },
      metadata: { actor: String(owner), correlation, subject: String(owner) },
    });
    return { urlHash, duplicate: events.length === 0, position };
  }
}
