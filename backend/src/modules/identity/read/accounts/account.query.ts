import { Controller, Get, Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import type { AccountRow } from './account-row.ts';

export class GetAccount {
  constructor(readonly userId: number) {}
}

@QueryHandler(GetAccount)
export class GetAccountHandler implements IQueryHandler<GetAccount, AccountRow> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ userId }: GetAccount): Promise<AccountRow> {
    const [row] = await this.database.query<AccountRow>(
      'SELECT * FROM read_accounts.account WHERE user_id = $1',
      [userId],
    );
    if (row === undefined) throw notFound('Account not found');
    return row;
  }
}

@Controller('users/me')
export class GetAccountHttp {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  async me(@Actor() actor: ActorIdentity) {
    const { username, email, is_admin, email_verified, has_password, has_google } = await this.account(actor);
    return {
      username,
      email,
      is_admin,
      auth_provider: authProvider(has_password, has_google),
      email_verified,
    };
  }

  @Get('preferences')
  async preferences(@Actor() actor: ActorIdentity) {
    const { preferred_distance_unit, preferred_speed_unit } = await this.account(actor);
    return { preferred_distance_unit, preferred_speed_unit };
  }

  private account(actor: ActorIdentity): Promise<AccountRow> {
    return this.queries.execute(new GetAccount(actor.id));
  }
}

/** Which ways to sign in the account has. */
function authProvider(hasPassword: boolean, hasGoogle: boolean): 'email' | 'google' | 'both' {
  if (hasGoogle) return hasPassword ? 'both' : 'google';
  return 'email';
}
