import { Controller, Put, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { sliceOf } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { CheckedParams } from '../../../platform/http/requests/parameters.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { ActivityPath } from '../activity.schema.ts';
import type { SessionCounted } from '../events/copy-events.ts';
import { RecordingsQuery } from '../read/recordings.query.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { count, setAside } from './count-one-recording.decision.ts';
import { assertSameSession, type Counting } from './choose-recording.decision.ts';

@Injectable()
export class ChooseRecordingHandler {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly recordings: RecordingsQuery,
  ) {}

  async execute(context: ActivityContext, other: string, counting: Counting): Promise<void> {
    const { urlHash, actor } = context;
    const [one, two] = await Promise.all([this.commands.load(urlHash), this.commands.load(other)]);
    assertSameSession(one.state, two.state, actor);
    if (counting === 'this') return this.prefer(context, urlHash, other);
    if (counting === 'other') return this.prefer(context, other, urlHash);
    await this.count(context, urlHash, { because: 'both_count', other });
    await this.count(context, other, { because: 'both_count', other: urlHash });
  }

  /** Counts one first: a crash in between leaves both counting, and the choice open. */
  private async prefer(context: ActivityContext, preferred: string, other: string): Promise<void> {
    await this.count(context, preferred, { because: 'preferred', other });
    for (const copy of new Set([other, ...(await this.recordings.copiesOf(other))])) {
      if (copy === preferred) continue;
      const command = { copyOf: preferred, by: 'owner' as const };
      await this.commands.run({ ...context, urlHash: copy }, setAside, command);
    }
  }

  private async count(context: ActivityContext, urlHash: string, data: SessionCounted['data']) {
    await this.commands.run({ ...context, urlHash }, count, data);
  }
}

export const ChooseRecordingCommand = sliceOf(ChooseRecordingHandler);

const Choice = Type.Object(
  {
    other: Type.String(),
    counts: Type.Union([Type.Literal('this'), Type.Literal('other'), Type.Literal('both')], {
      errorMessage: 'counts is this, other or both',
    }),
  },
  { $id: 'RecordingChoice', additionalProperties: false },
);

@Controller('activities')
export class ChooseRecordingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Put(':url_hash/same-session')
  @Answers({
    summary: 'Choose which of two recordings of one session count',
    problems: [404, 409],
    204: NO_CONTENT,
  })
  async choose(
    @Context() context: CommandContext,
    @CheckedParams(ActivityPath) { url_hash: urlHash }: Static<typeof ActivityPath>,
    @JsonBody(Choice) { other, counts }: Static<typeof Choice>,
  ): Promise<void> {
    await this.commands.execute(new ChooseRecordingCommand({ urlHash, ...context }, other, counts));
  }
}
