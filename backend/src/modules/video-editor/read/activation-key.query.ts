import { Controller, Get, Inject } from '@nestjs/common';
import type { Static } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { ActivationKey } from '../activation-key.schema.ts';

@Controller('users/me/activation-key')
export class ActivationKeyHttp {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  @Get()
  @Answers({ summary: 'Your activation key', 200: ActivationKey, problems: [404] })
  async key(@Actor() actor: ActorIdentity): Promise<Static<typeof ActivationKey>> {
    const [row] = await this.database.query<{ key: string }>(
      "SELECT document->>'key' AS key FROM read_activation_keys.activation_key WHERE user_id = $1",
      [actor.id],
    );
    if (row === undefined) throw notFound('No activation key is assigned to this account');
    return row;
  }
}
