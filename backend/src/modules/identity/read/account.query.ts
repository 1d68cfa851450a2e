import { Controller, Get, Inject } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { OneOf } from '../../../kernel/event-store/fields.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { GOOGLE_ISSUER, type OpenAccount } from '../account.aggregate.ts';
import { Preferences, preferencesAnswer } from '../account.schema.ts';

const User = Type.Object(
  {
    username: Type.Union([Type.String(), Type.Null()]),
    email: Type.String(),
    is_admin: Type.Boolean(),
    auth_provider: OneOf(['email', 'google', 'oidc', 'both'], {
      description: 'How the account logs in; both: with a password or an identity provider',
    }),
    identity_providers: Type.Array(OneOf(['google', 'oidc'])),
    email_verified: Type.Boolean(),
  },
  { $id: 'User', additionalProperties: false },
);

@Controller('users/me')
export class AccountHttp {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  @Get()
  @Answers({ summary: 'Your account', 200: User, problems: [404] })
  async me(@Actor() actor: ActorIdentity): Promise<Static<typeof User>> {
    const account = await this.account(actor.id);
    const { identities } = account;
    const providers = identities.map(({ issuer }) => (issuer === GOOGLE_ISSUER ? 'google' : 'oidc'));
    return {
      username: account.username,
      email: account.email,
      is_admin: account.isAdmin,
      auth_provider: account.hasPassword
        ? providers.length > 0
          ? 'both'
          : 'email'
        : (providers[0] ?? 'email'),
      identity_providers: [...new Set(providers)],
      email_verified: account.emailVerified,
    };
  }

  @Get('preferences')
  @Answers({ summary: 'How you read distances, speeds and times', 200: Preferences, problems: [404] })
  async preferences(@Actor() actor: ActorIdentity): Promise<Static<typeof Preferences>> {
    return preferencesAnswer(await this.account(actor.id));
  }

  private async account(userId: number): Promise<OpenAccount> {
    const [row] = await this.database.query<{ document: OpenAccount }>(
      'SELECT document FROM read_accounts.account WHERE user_id = $1',
      [userId],
    );
    if (row === undefined) throw notFound('Account not found');
    return row.document;
  }
}
