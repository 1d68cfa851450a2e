import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { UploadTokens } from '../adapters/upload-tokens.ts';

export const MakeUploadTokenCommand = slice(
  [UploadTokens],
  (tokens) => (owner: number, name: string) => tokens.make(owner, name),
);

const NewToken = Type.Object(
  {
    name: Type.String({
      pattern: '\\S',
      maxLength: 60,
      errorMessage: 'The name of an upload token has 1 to 60 characters',
    }),
  },
  { additionalProperties: false },
);

const UploadTokenMade = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    token: Type.String({ description: 'Told this one time' }),
  },
  { $id: 'UploadTokenMade', additionalProperties: false },
);

@Controller('upload-tokens')
export class MakeUploadTokenHttp {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Answers({
    summary: 'Make a token with which a watch, a phone or a program can upload and do nothing else',
    problems: [409],
    201: UploadTokenMade,
  })
  async make(@Actor() actor: ActorIdentity, @JsonBody(NewToken) body: Static<typeof NewToken>) {
    const name = body.name.trim();
    const { id, token } = await this.commands.execute(new MakeUploadTokenCommand(actor.id, name));
    return { id, name, token };
  }
}
