import { Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { boundsSentence, type DetectionParameters, PARAMETER_BOUNDS } from '@rideline/detection-engine';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/actor.ts';
import { requireAdmin } from '../../../../kernel/http/admin-only.ts';
import { JsonBody } from '../../../../kernel/http/json-body.ts';
import type { RedetectionRequest } from './redetection.ts';
import { RedetectionJob, type RedetectionJobView } from './redetection-job.ts';

function bounded(parameter: keyof DetectionParameters) {
  const { min, max } = PARAMETER_BOUNDS[parameter];
  return Type.Number({
    minimum: min,
    maximum: max,
    errorMessage: boundsSentence(parameter),
  });
}

const Overrides = Type.Object({
  min_speed_kmh: bounded('min_speed_kmh'),
  min_max_speed_kmh: bounded('min_max_speed_kmh'),
  separate_time_threshold: bounded('separate_time_threshold'),
  connect_time_threshold: bounded('connect_time_threshold'),
  min_points: bounded('min_points'),
  min_ride_distance: bounded('min_ride_distance'),
  min_ride_duration: bounded('min_ride_duration'),
});

const RedetectionBody = Type.Object(
  {
    dry_run: Type.Boolean({ errorMessage: 'Say whether this is a dry run' }),
    user_id: Type.Optional(Type.Integer({ minimum: 1 })),
    url_hash: Type.Optional(Type.String({ maxLength: 40 })),
    engine_version: Type.Optional(Type.String({ maxLength: 40 })),
    parameters: Type.Optional(Type.Partial(Overrides, { additionalProperties: false })),
  },
  { additionalProperties: false },
);
type RedetectionBody = Static<typeof RedetectionBody>;

/** Re-detection for admins, with live progress to poll; the command line offers the same (`npm run redetect`). */
@Controller('admin/redetections')
export class RedetectHttp {
  constructor(private readonly job: RedetectionJob) {}

  @Expensive('detection')
  @Post()
  @HttpCode(202)
  start(
    @Actor() actor: ActorIdentity,
    @JsonBody(RedetectionBody) body: RedetectionBody,
    @Req() request: FastifyRequest,
  ) {
    requireAdmin(actor);
    const { dry_run, user_id, url_hash, engine_version, parameters } = body;
    return answer(
      this.job.start(
        {
          dryRun: dry_run,
          ...(user_id !== undefined && { owner: user_id }),
          ...(url_hash !== undefined && { urlHash: url_hash }),
          ...(engine_version !== undefined && { engineVersion: engine_version }),
          ...(parameters !== undefined && { parameters }),
        },
        request.id,
      ),
    );
  }

  /** The one that runs, or ran last. */
  @Get('current')
  current(@Actor() actor: ActorIdentity) {
    requireAdmin(actor);
    return { redetection: this.job.current === undefined ? null : answer(this.job.current) };
  }

  @Delete('current')
  @HttpCode(204)
  cancel(@Actor() actor: ActorIdentity): void {
    requireAdmin(actor);
    this.job.cancel();
  }
}

const LISTED = 100;

/** What it was started with, as it would be sent again. */
function asked({ dryRun, owner, urlHash, engineVersion, parameters }: RedetectionRequest): RedetectionBody {
  return {
    dry_run: dryRun,
    ...(owner !== undefined && { user_id: owner }),
    ...(urlHash !== undefined && { url_hash: urlHash }),
    ...(engineVersion !== undefined && { engine_version: engineVersion }),
    ...(parameters !== undefined && { parameters }),
  };
}

function answer({ request, startedAt, progress, state }: RedetectionJobView) {
  return {
    state,
    asked: asked(request),
    started_at: startedAt.toISOString(),
    progress: progress && {
      position: String(progress.position),
      head: String(progress.head),
      activities: progress.activities,
      points: progress.points,
      points_per_second: progress.pointsPerSecond,
      time_left: progress.timeLeft ?? null,
      rides: progress.total,
      differing_activities: progress.differing.length,
      differing: progress.differing
        .slice(0, LISTED)
        .map(({ urlHash, owner, ...rides }) => ({ url_hash: urlHash, user_id: owner, ...rides })),
      failed: progress.failed.slice(0, LISTED).map(({ urlHash, reason }) => ({ url_hash: urlHash, reason })),
    },
  };
}
