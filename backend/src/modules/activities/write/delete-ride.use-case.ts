import type { Readable } from 'node:stream';
import { Controller, Delete, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { wholeActivity } from '../activity.schema.ts';
import { RideIds } from '../adapters/ride-ids.ts';
import { ActivityDetailQuery } from '../read/activities/activity-detail.query.ts';
import { ActivityCommands } from './activity-commands.ts';
import { DetectAgain } from './redetect/detect-again.ts';
import { deleteRide, restoreRide, undeleted } from './delete-ride.decision.ts';

export const DeleteRideCommand = slice(
  [ActivityCommands, RideIds],
  (commands, rideIds) => async (context: CommandContext, rideId: number) => {
    const { actor } = context;
    const urlHash = await rideIds.activityOf(rideId);
    if (urlHash === undefined) throw notFound('Activity not found');
    await commands.run({ urlHash, ...context }, deleteRide, { actor, rideId });
  },
);

/**
 * Detects rides again without the deletion, with the parameters in use. Resolves to the url_hash of the ride's activity.
 */
export const RestoreRideCommand = slice(
  [ActivityCommands, RideIds, DetectAgain],
  (commands, rideIds, detectAgain) => async (context: CommandContext, rideId: number) => {
    const { actor } = context;
    const urlHash = await rideIds.activityOf(rideId);
    if (urlHash === undefined) throw notFound('Activity not found');
    const live = undeleted((await commands.load(urlHash)).state, { actor, rideId });
    const { redetected } = await detectAgain.run(live);
    const reapplied = { ...redetected, askedBy: 'owner' } as const;
    await commands.run({ urlHash, ...context }, restoreRide, { actor, rideId, reapplied });
    return urlHash;
  },
);

/** Rides of traveling waves and attempts on a standing wave share their ids and these use cases. */
@Controller(['rides', 'attempts'])
export class DeleteRideHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ActivityDetailQuery,
  ) {}

  @Expensive('change')
  @Delete(':id')
  @Answers({ summary: 'Delete a ride or attempt', problems: [404, 409], 204: NO_CONTENT })
  async delete(
    @Context() context: CommandContext,
    @Param('id', idOr('Activity not found')) rideId: number,
  ): Promise<void> {
    await this.commands.execute(new DeleteRideCommand(context, rideId));
  }

  /** Answers with the whole activity. */
  @Expensive('detection')
  @Post(':id/restore')
  @Answers({ summary: 'Restore a deleted ride or attempt', problems: [404, 409], 200: wholeActivity() })
  async restore(
    @Context() context: CommandContext,
    @Param('id', idOr('Activity not found')) rideId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    const urlHash = await this.commands.execute(new RestoreRideCommand(context, rideId));
    return this.details.answer(context.actor, urlHash, reply);
  }
}
