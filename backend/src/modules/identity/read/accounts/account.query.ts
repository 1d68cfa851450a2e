import { Controller, Get, Inject } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import type { Account } from './account.ts';

export class GetAccount {
  constructor(readonly userId: number) {}
}

@QueryHandler(GetAccount)
export class GetAccountHandler implements IQueryHandler<GetAccount, Account> {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async execute({ userId }: GetAccount): Promise<Account> {
    const [row] = await this.database.query<{ document: Account }>(
      'SELECT document FROM read_accounts.account WHERE user_id = $1',
      [userId],
    );
    if (row === undefined) throw notFound('Account not found');
    return row.document;
  }
}

@Controller('users/me')
export class GetAccountHttp {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  async me(@Actor() actor: ActorIdentity) {
    const { username, email, isAdmin, emailVerified, hasPassword, hasGoogle } = await this.account(actor);
    return {
      username,
      email,
      is_admin: isAdmin,
      auth_provider: authProvider(hasPassword, hasGoogle),
      email_verified: emailVerified,
    };
  }

  @Get('preferences')
  async preferences(@Actor() actor: ActorIdentity) {
    const { distanceUnit, speedUnit } = await this.account(actor);
    return { preferred_distance_unit: distanceUnit, preferred_speed_unit: speedUnit };
  }

  private account(actor: ActorIdentity): Promise<Account> {
    return this.queries.execute(new GetAccount(actor.id));
  }
}

/** Which ways to sign in the account has. */
function authProvider(hasPassword: boolean, hasGoogle: boolean): 'email' | 'google' | 'both' {
  if (hasGoogle) return hasPassword ? 'both' : 'google';
  return 'email';
}
