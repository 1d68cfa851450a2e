import { Controller, Get } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Nullable } from '../../../kernel/event-store/fields.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { UploadTokens } from '../adapters/upload-tokens.ts';

const UploadTokenAnswer = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    created_at: Type.String({ format: 'date-time' }),
    last_used_at: Nullable(Type.String({ format: 'date-time', description: 'To the minute' })),
  },
  { $id: 'UploadToken', additionalProperties: false },
);

@Controller('upload-tokens')
export class UploadTokensHttp {
  constructor(private readonly tokens: UploadTokens) {}

  @Get()
  @Answers({ summary: 'Your upload tokens, the newest first', 200: Type.Array(UploadTokenAnswer) })
  async list(@Actor() actor: ActorIdentity): Promise<Static<typeof UploadTokenAnswer>[]> {
    const tokens = await this.tokens.of(actor.id);
    return tokens.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    }));
  }
}
