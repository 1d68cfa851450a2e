import { Controller, Inject, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { checkLength } from '../../../platform/http/requests/schema-check.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { writeNote } from './write-note.decision.ts';

export const WriteNoteCommand = slice(
  [ActivityCommands],
  (commands) => async (context: ActivityContext, note: string) => {
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
    @Context() context: CommandContext,
    @Param('url_hash') urlHash: string,
    @JsonBody(Note) { note }: Static<typeof Note>,
  ) {
    checkLength('The note', note, this.config.noteLimit);
    await this.commands.execute(new WriteNoteCommand({ urlHash, ...context }, note));
    return { note };
  }
}
