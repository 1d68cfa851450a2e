import { Controller, Inject, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { checkLength } from '../../../../kernel/http/requests/schema-check.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { WriteNoteCommand } from './write-note.handler.ts';

const Note = Type.Object({ note: Type.String() }, { additionalProperties: false });

@Controller('activities')
export class WriteNoteHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Put(':url_hash/note')
  async write(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @JsonBody(Note) { note }: Static<typeof Note>,
    @Req() request: FastifyRequest,
  ) {
    checkLength('The note', note, this.config.noteLimit);
    const asked = { urlHash, actor: actor.id, correlation: request.id };
    const position = await this.commands.execute<WriteNoteCommand, bigint>(new WriteNoteCommand(asked, note));
    await this.afterProjection.reached(position, ['activities']);
    return { note };
  }
}
