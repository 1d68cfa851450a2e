import type { Readable } from 'node:stream';
import { Controller, Inject, Param, Put, Res } from '@nestjs/common';
import { Command, CommandBus } from '@nestjs/cqrs';
import { sessionName } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { checkLength } from '../../../platform/http/requests/schema-check.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { wholeActivity } from '../activity.schema.ts';
import { ActivityDetailQuery } from '../read/activities/activity-detail.query.ts';
import { OwnerRecords } from '../adapters/owner-records.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { ShareActivityCommand, UnshareActivityCommand } from './share-activity.use-case.ts';
import { editActivity, type FieldEdit } from './edit-activity.decision.ts';

export const EditActivityCommand = slice(
  [ActivityCommands, OwnerRecords],
  (commands, owners) => async (context: ActivityContext, edit: FieldEdit) => {
    const { actor } = context;
    if ('vesselId' in edit && edit.vesselId !== null) await owners.assertOwnVessel(actor, edit.vesselId);
    await commands.run(context, editActivity, { actor, ...edit });
  },
);

const Edit = Type.Object(
  {
    activity_name: Type.Optional(Type.String()),
    surf_vessel_id: Type.Optional(
      Type.Union([Type.Integer(), Type.Null()], { errorMessage: 'Surf vessel not found' }),
    ),
    is_public: Type.Optional(Type.Boolean({ errorMessage: 'is_public is true or false' })),
    /** Accompanies is_public for an activity from Strava. */
    strava_sharing_confirmed: Type.Optional(Type.Boolean()),
    video_link: Type.Optional(
      Type.Union([Type.String({ maxLength: 2000 }), Type.Null()], {
        errorMessage: 'The video link is at most 2000 characters long',
      }),
    ),
    excluded_from_records: Type.Optional(
      Type.Boolean({ errorMessage: 'excluded_from_records is true or false' }),
    ),
    is_surfing: Type.Optional(
      Type.Literal(true, {
        description: 'A recording that names a sport on land counts as a surf session',
        errorMessage: 'is_surfing is true',
      }),
    ),
  },
  { $id: 'ActivityEdit', additionalProperties: false },
);
type Edit = Static<typeof Edit>;

/** One route for several edits, one edit per request: the field in the body selects it (spec section 7). */
@Controller('activities')
export class EditActivityHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ActivityDetailQuery,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Answers with the edited field, or with the whole activity after assigning a vessel (spec section 7). */
  @Expensive('answer')
  @Put(':url_hash')
  @Answers({
    summary: 'Rename, share, link a video, assign a vessel, exclude from records or count as surfing',
    problems: [404, 409],
    200: wholeActivity(Edit),
  })
  async edit(
    @Context() context: CommandContext,
    @Param('url_hash') urlHash: string,
    @JsonBody(Edit) body: Edit,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Edit | string | Readable> {
    checkLength('The session name', body.activity_name ?? '', this.config.nameLimit);
    const command = commandFor(body, { urlHash, ...context });
    await this.commands.execute(command);
    if (body.activity_name !== undefined) return { activity_name: sessionName(body.activity_name) };
    if (body.surf_vessel_id === undefined) return body;
    return this.details.answer(context.actor, urlHash, reply);
  }
}

type Fields = Required<Omit<Edit, 'strava_sharing_confirmed'>>;
type Commands = { readonly [Field in keyof Fields]: (value: Fields[Field]) => Command<void> };

function commandFor(body: Edit, context: ActivityContext): Command<void> {
  const edit = (field: FieldEdit) => new EditActivityCommand(context, field);
  const commands: Commands = {
    activity_name: (name) => edit({ name }),
    surf_vessel_id: (vesselId) => edit({ vesselId }),
    is_public: (isPublic) =>
      isPublic
        ? new ShareActivityCommand(context, body.strava_sharing_confirmed === true)
        : new UnshareActivityCommand(context),
    video_link: (videoLink) => edit({ videoLink }),
    excluded_from_records: (isExcludedFromRecords) => edit({ isExcludedFromRecords }),
    is_surfing: (isSurfing) => edit({ isSurfing }),
  };
  const fields = Object.keys(commands) as (keyof Fields)[];
  const [field, ...others] = fields.filter((name) => body[name] !== undefined);
  if (field === undefined || others.length > 0) throw invalid(`Send exactly one of ${fields.join(', ')}`);
  const commandOf = <Field extends keyof Fields>(name: Field) => commands[name](body[name] as Fields[Field]);
  return commandOf(field);
}
