import { Controller, Get, Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';

export class GetActivationKey {
  constructor(readonly userId: number) {}
}

@QueryHandler(GetActivationKey)
export class GetActivationKeyHandler implements IQueryHandler<GetActivationKey, { key: string }> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ userId }: GetActivationKey): Promise<{ key: string }> {
    const [row] = await this.database.query<{ key: string }>(
      "SELECT document->>'key' AS key FROM read_activation_keys.activation_key WHERE user_id = $1",
      [userId],
    );
    if (row === undefined) throw notFound('No activation key is assigned to this account');
    return row;
  }
}

@Controller('users/me/activation-key')
export class ActivationKeyHttp {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  key(@Actor() actor: ActorIdentity): Promise<{ key: string }> {
    return this.queries.execute(new GetActivationKey(actor.id));
  }
}
