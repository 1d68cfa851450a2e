import type { Readable } from 'node:stream';
import { Controller, Headers, Inject, Param, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { checkLength } from '../../../../kernel/http/requests/schema-check.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import {
  GetActivity,
  pointsAsked,
  type WrittenActivity,
} from '../../read/activities/activity-detail.query.ts';
import type { Asked } from '../activity-commands.ts';
import { AssignVesselCommand } from '../assign-vessel/assign-vessel.handler.ts';
import { RenameActivityCommand } from '../rename-activity/rename-activity.handler.ts';
import { SetVideoLinkCommand } from '../set-video-link/set-video-link.handler.ts';
import { ShareActivityCommand } from '../share-activity/share-activity.handler.ts';
import { UnshareActivityCommand } from '../unshare-activity/unshare-activity.handler.ts';

const Edit = Type.Object(
  {
    activity_name: Type.Optional(Type.String()),
    surf_vessel_id: Type.Optional(
      Type.Union([Type.Integer(), Type.Null()], { errorMessage: 'Surf vessel not found' }),
    ),
    is_public: Type.Optional(Type.Boolean({ errorMessage: 'is_public is true or false' })),
    /** Goes with is_public for an activity that came from Strava. */
    strava_sharing_confirmed: Type.Optional(Type.Boolean()),
    video_link: Type.Optional(
      Type.Union([Type.String({ maxLength: 2000 }), Type.Null()], {
        errorMessage: 'The video link is at most 2000 characters long',
      }),
    ),
  },
  { additionalProperties: false },
);
type Edit = Static<typeof Edit>;

/** One address, one edit a request: the field that is sent says which (spec section 7). */
@Controller('activities')
export class EditActivityHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly afterProjection: AfterProjection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Answers with what was sent; with the whole activity when its vessel was chosen (spec section 7). */
  @Expensive('answer')
  @Put(':url_hash')
  async edit(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @JsonBody(Edit) body: Edit,
    @Req() request: FastifyRequest,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Edit | string | Readable> {
    checkLength('The activity name', body.activity_name ?? '', this.config.nameLimit);
    const command = commandFor(body, { urlHash, actor: actor.id, correlation: request.id });
    const position = await this.commands.execute<object, bigint>(command);
    // The public page names the owner.
    const screens = body.is_public === true ? ['activities', 'activity_owners'] : ['activities'];
    await this.afterProjection.reached(position, screens);
    if (body.surf_vessel_id === undefined) return body;
    const query = new GetActivity(actor.id, urlHash, pointsAsked(accept, reply));
    return (await this.queries.execute<GetActivity, WrittenActivity>(query)).write();
  }
}

function commandFor(body: Edit, asked: Asked): object {
  const { activity_name, surf_vessel_id, is_public, video_link, strava_sharing_confirmed } = body;
  const edits = [activity_name, surf_vessel_id, is_public, video_link].filter((field) => field !== undefined);
  if (edits.length !== 1)
    throw invalid('Send exactly one of activity_name, surf_vessel_id, is_public, video_link');
  if (activity_name !== undefined) return new RenameActivityCommand(asked, activity_name);
  if (surf_vessel_id !== undefined) return new AssignVesselCommand(asked, surf_vessel_id);
  if (video_link !== undefined) return new SetVideoLinkCommand(asked, video_link);
  return is_public === true
    ? new ShareActivityCommand(asked, strava_sharing_confirmed === true)
    : new UnshareActivityCommand(asked);
}
