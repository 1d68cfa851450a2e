import { Controller, Inject, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { checkLength } from '../../../platform/http/requests/schema-check.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { ActivityCommands, type CommandContext } from './activity-commands.ts';
import { writeNote } from './write-note.decision.ts';

export const WriteNoteCommand = slice(
  [ActivityCommands],
  (commands) => async (context: CommandContext, note: string) => {
    await commands.run(context, writeNote, { actor: context.actor, note });
  },
);

const Note = Type.Object({ note: Type.String() }, { $id: 'Note', additionalProperties: false });

@Controller('activities')
export class WriteNoteHttp {
  constructor(
    private readonly commands: CommandBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Expensive('change')
  @Put(':url_hash/note')
  @Answers({ summary: 'Replace the note', problems: [404, 409], 200: Note })
  async write(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @JsonBody(Note) { note }: Static<typeof Note>,
    @Req() request: FastifyRequest,
  ) {
    checkLength('The note', note, this.config.noteLimit);
    const context = { urlHash, actor: actor.id, correlation: request.id };
    await this.commands.execute(new WriteNoteCommand(context, note));
    return { note };
  }
}
