import type { DetectionParameters } from '@rideline/detection-engine';
import type { JsonObject } from '../../../../kernel/event-store/json.ts';
import type { RedetectionProgress, RedetectionRequest } from './redetection.ts';

/** A request as it is sent over HTTP. */
export interface RedetectionBody {
  readonly dry_run: boolean;
  readonly user_id?: number;
  readonly url_hash?: string;
  readonly engine_version?: string;
  readonly setting_id?: number;
  readonly parameters?: Partial<DetectionParameters>;
  readonly from?: string;
}

export function requestOf(body: RedetectionBody): RedetectionRequest {
  const { dry_run, user_id, url_hash, engine_version, setting_id, parameters, from } = body;
  return {
    dryRun: dry_run,
    ...(user_id !== undefined && { owner: user_id }),
    ...(url_hash !== undefined && { urlHash: url_hash }),
    ...(engine_version !== undefined && { engineVersion: engine_version }),
    ...(setting_id !== undefined && { settingId: setting_id }),
    ...(parameters !== undefined && { parameters }),
    ...(from !== undefined && { from: BigInt(from) }),
  };
}

/** What it was started with, as it would be sent again. */
export function requestJson(request: RedetectionRequest): JsonObject {
  const { dryRun, owner, urlHash, engineVersion, settingId, parameters, from } = request;
  return {
    dry_run: dryRun,
    ...(owner !== undefined && { user_id: owner }),
    ...(urlHash !== undefined && { url_hash: urlHash }),
    ...(engineVersion !== undefined && { engine_version: engineVersion }),
    ...(settingId !== undefined && { setting_id: settingId }),
    ...(parameters !== undefined && { parameters: { ...parameters } }),
    ...(from !== undefined && { from: String(from) }),
  };
}

export function progressJson(progress: RedetectionProgress): JsonObject {
  return {
    position: String(progress.position),
    head: String(progress.head),
    activities: progress.activities,
    points: progress.points,
    points_per_second: progress.pointsPerSecond,
    time_left: progress.timeLeft ?? null,
    rides: { ...progress.total },
    differing_activities: progress.differingCount,
    differing: progress.differing.map(({ urlHash, owner, ...rides }) => ({
      url_hash: urlHash,
      user_id: owner,
      ...rides,
    })),
    failed_activities: progress.failedCount,
    failed: progress.failed.map(({ urlHash, reason }) => ({ url_hash: urlHash, reason })),
  };
}
