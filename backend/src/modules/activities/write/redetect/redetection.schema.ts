import { mapParameters, parameterSchema } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf } from '../../../../kernel/event-store/fields.ts';
import type { JsonObject } from '../../../../kernel/event-store/json.ts';
import { JOB_STATES } from '../../../../kernel/jobs/job.ts';
import type { RedetectionProgress, RedetectionRequest } from './redetection.ts';
import { SESSION_FACTS } from './session-facts.ts';

const closed = { additionalProperties: false } as const;
const Overrides = Type.Object(mapParameters((parameter) => Type.Number(parameterSchema(parameter))));

export const RedetectionBody = Type.Object(
  {
    dry_run: Type.Boolean({ errorMessage: 'Say whether this is a dry run' }),
    clean_again: Type.Optional(
      Type.Boolean({ description: 'Clean the tracks again, from their original files, first' }),
    ),
    user_id: Type.Optional(Type.Integer({ minimum: 1 })),
    url_hash: Type.Optional(Type.String({ maxLength: 40 })),
    engine_version: Type.Optional(Type.String({ maxLength: 40 })),
    setting_id: Type.Optional(Type.Integer()),
    parameters: Type.Optional(Type.Partial(Overrides, closed)),
    from: Type.Optional(
      Type.String({ pattern: '^\\d{1,18}$', errorMessage: 'from is the position to go on from' }),
    ),
  },
  { $id: 'RedetectionRequest', ...closed },
);
export type RedetectionBody = Static<typeof RedetectionBody>;

const differences = {
  gained: Type.Integer(),
  lost: Type.Integer(),
  changed: Type.Integer(),
  kept: Type.Integer(),
};
export const RedetectionAnswer = Type.Object(
  {
    state: OneOf(JOB_STATES),
    asked: RedetectionBody,
    started_at: Type.String({ format: 'date-time' }),
    progress: Nullable(
      Type.Object(
        {
          position: Type.String({ description: 'Where a later request can go on' }),
          head: Type.String(),
          activities: Type.Integer(),
          expired_activities: Type.Optional(
            Type.Integer({ description: 'Left out, because their recordings expired' }),
          ),
          told_activities: Type.Optional(
            Type.Integer({ description: 'Detected with the usual heading for the first time' }),
          ),
          rezoned_activities: Type.Optional(
            Type.Integer({ description: 'In another time zone than before, by exact borders' }),
          ),
          points: Type.Integer(),
          points_per_second: Type.Number(),
          time_left: Nullable(Type.Number({ description: 'Seconds' })),
          rides: Type.Object(differences, { $id: 'RideDifference', ...closed }),
          differing_activities: Type.Integer(),
          differing: Type.Array(
            Type.Object(
              {
                url_hash: Type.String(),
                user_id: Type.Integer(),
                ...differences,
                changes: Type.Optional(
                  Type.Array(OneOf(SESSION_FACTS), { description: 'What else is another one than before' }),
                ),
              },
              closed,
            ),
          ),
          failed_activities: Type.Integer(),
          failed: Type.Array(Type.Object({ url_hash: Type.String(), reason: Type.String() }, closed)),
        },
        { $id: 'RedetectionProgress', ...closed },
      ),
    ),
  },
  { $id: 'Redetection', ...closed },
);

export function requestOf(body: RedetectionBody): RedetectionRequest {
  const { dry_run, clean_again, user_id, url_hash, engine_version, setting_id, parameters, from } = body;
  return {
    dryRun: dry_run,
    ...(clean_again !== undefined && { cleanAgain: clean_again }),
    ...(user_id !== undefined && { owner: user_id }),
    ...(url_hash !== undefined && { urlHash: url_hash }),
    ...(engine_version !== undefined && { engineVersion: engine_version }),
    ...(setting_id !== undefined && { settingId: setting_id }),
    ...(parameters !== undefined && { parameters }),
    ...(from !== undefined && { from: BigInt(from) }),
  };
}

/** The inverse of `requestOf`. */
export function requestJson(request: RedetectionRequest): JsonObject {
  const { dryRun, cleanAgain, owner, urlHash, engineVersion, settingId, parameters, from } = request;
  return {
    dry_run: dryRun,
    ...(cleanAgain !== undefined && { clean_again: cleanAgain }),
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
    expired_activities: progress.expired,
    told_activities: progress.told,
    rezoned_activities: progress.rezoned,
    points: progress.points,
    points_per_second: progress.pointsPerSecond,
    time_left: progress.timeLeft ?? null,
    rides: { ...progress.total },
    differing_activities: progress.differingCount,
    // Jobs are kept in plain text, where no place or time of a session belongs.
    differing: progress.differing.map(({ urlHash, owner, changes, ...rides }) => ({
      url_hash: urlHash,
      user_id: owner,
      ...rides,
      changes: changes.map(({ what }) => what),
    })),
    failed_activities: progress.failedCount,
    failed: progress.failed.map(({ urlHash, reason }) => ({ url_hash: urlHash, reason })),
  };
}
