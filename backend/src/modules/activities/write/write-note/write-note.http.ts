import { Controller, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/actor.ts';
import { AfterProjection } from '../../../../kernel/http/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/json-body.ts';
import { WriteNoteCommand } from './write-note.handler.ts';

const Note = Type.Object(
  {
    note: Type.String({ maxLength: 10_000, errorMessage: 'The note is at most 10,000 characters long' }),
  },
  { additionalProperties: false },
);

@Controller('activities')
export class WriteNoteHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Put(':url_hash/note')
  async write(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @JsonBody(Note) { note }: Static<typeof Note>,
    @Req() request: FastifyRequest,
  ) {
    const asked = { urlHash, actor: actor.id, correlation: request.id };
    const position = await this.commands.execute<WriteNoteCommand, bigint>(new WriteNoteCommand(asked, note));
    await this.afterProjection.reached(position, ['activities']);
    return { note };
  }
}
