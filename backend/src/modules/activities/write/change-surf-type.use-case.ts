import type { Readable } from 'node:stream';
import { Controller, Param, Put, Res, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SURF_TYPES, type SurfType } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { sliceOf } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { OneOf } from '../../../kernel/event-store/fields.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import type { LiveActivity } from '../activity.aggregate.ts';
import { wholeActivity } from '../activity.schema.ts';
import { SessionFiles } from '../adapters/files/session-files.ts';
import { claimKeyOf } from '../adapters/files/upload-claims.ts';
import { ActivityDetailQuery } from '../read/activities/activity-detail.query.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { ownedActivity } from './owned-activity.ts';
import { DetectAgain } from './redetect/detect-again.ts';
import { changeSurfType } from './change-surf-type.decision.ts';

/** Detects rides of the other surf type in the stored track, with the parameters in use. */
@Injectable()
export class ChangeSurfTypeHandler {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly detectAgain: DetectAgain,
    private readonly files: SessionFiles,
  ) {}

  async execute(context: ActivityContext, surfType: SurfType): Promise<void> {
    const { actor, urlHash } = context;
    const { state } = await this.commands.load(urlHash);
    const live = ownedActivity(state, actor);
    if (live.surfType === surfType) return;
    const { redetected } = await this.detectAgain.run({ ...live, surfType });
    await this.moveClaim(live, surfType);
    try {
      await this.commands.run(context, changeSurfType, { ...redetected, actor });
    } catch (error) {
      await this.moveClaim(live, live.surfType);
      throw error;
    }
  }

  /**
   * Claims the file under the surf type before the event, so that an upload of the same file meanwhile makes no second
   * activity. A crash in between leaves a claim that the sweep of files moves back.
   */
  private async moveClaim(live: LiveActivity, surfType: SurfType): Promise<void> {
    const { urlHash } = live;
    const key = claimKeyOf({ ...live, surfType });
    const other = await this.files.moveClaim(urlHash, key);
    if (other === undefined) return;
    const { state } = await this.commands.load(other.urlHash);
    if (state.status !== 'deleted' || (await this.files.moveClaim(urlHash, key, other.urlHash))) {
      throw sameFileExists(surfType);
    }
  }
}

export const ChangeSurfTypeCommand = sliceOf(ChangeSurfTypeHandler);

const KINDS: Readonly<Record<SurfType, string>> = {
  traveling_waves: 'an ocean',
  standing_waves: 'a Skookumchuck',
};

const sameFileExists = (surfType: SurfType) =>
  new DomainError(
    'conflict',
    `The same file already is ${KINDS[surfType]} session of yours. Delete that one first.`,
    { code: 'same_file_exists', isExpected: true },
  );

const SurfTypeChoice = Type.Object(
  { surf_type: OneOf(SURF_TYPES, { errorMessage: 'surf_type is traveling_waves or standing_waves' }) },
  { $id: 'SurfTypeChoice', additionalProperties: false },
);

@Controller('activities')
export class ChangeSurfTypeHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly details: ActivityDetailQuery,
  ) {}

  /** Answers with the whole activity. */
  @Expensive('detection')
  @Put(':url_hash/surf-type')
  @Answers({
    summary: 'Correct the surf type and detect rides again',
    problems: [404, 409],
    200: wholeActivity(),
  })
  async change(
    @Context() context: CommandContext,
    @Param('url_hash') urlHash: string,
    @JsonBody(SurfTypeChoice) { surf_type: surfType }: Static<typeof SurfTypeChoice>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    await this.commands.execute(new ChangeSurfTypeCommand({ urlHash, ...context }, surfType));
    return this.details.answer(context.actor, urlHash, reply);
  }
}
