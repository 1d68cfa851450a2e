import type { Readable } from 'node:stream';
import { Controller, Headers, Param, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import {
  GetActivity,
  pointsAsked,
  type WrittenActivity,
} from '../../read/activities/activity-detail.query.ts';
import { MarkSessionCommand } from './mark-session.handler.ts';

const time = (errorMessage: string) => Type.String({ format: 'date-time', errorMessage });

const Marks = Type.Object(
  {
    marks: Type.Array(
      Type.Object(
        {
          kind: Type.Union([Type.Literal('not_a_ride'), Type.Literal('missed_ride')], {
            errorMessage: 'A mark is not_a_ride or missed_ride',
          }),
          start_time: time('A mark has a start time'),
          end_time: time('A mark has an end time'),
        },
        { additionalProperties: false },
      ),
      { maxItems: 500, errorMessage: 'A session holds at most 500 marks' },
    ),
  },
  { additionalProperties: false },
);

/** A leap second is a date and time, but none that a clock without them has. */
function timeOf(text: string): number {
  const millis = Date.parse(text);
  if (Number.isNaN(millis)) throw invalid('A mark starts and ends at times that exist', 'mark_invalid');
  return millis;
}

@Controller('activities')
export class MarkSessionHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  /** All marks of the session, in place of the ones before; answers with the activity as it is with them. */
  @Expensive('detection')
  @Put(':url_hash/marks')
  async mark(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @JsonBody(Marks) body: Static<typeof Marks>,
    @Req() request: FastifyRequest,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    const asked = { urlHash, actor: actor.id, correlation: request.id };
    const marks = body.marks.map(({ kind, start_time, end_time }) => ({
      kind,
      startTime: timeOf(start_time),
      endTime: timeOf(end_time),
    }));
    const position = await this.commands.execute<MarkSessionCommand, bigint>(
      new MarkSessionCommand(asked, marks),
    );
    await this.afterProjection.reached(position, ['activities']);
    const query = new GetActivity(actor.id, urlHash, pointsAsked(accept, reply));
    return (await this.queries.execute<GetActivity, WrittenActivity>(query)).write();
  }
}
