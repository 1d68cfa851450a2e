import { Controller, Get, Inject } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import type { OpenAccount } from '../account.aggregate.ts';
import { Preferences, preferencesAnswer } from '../account.schema.ts';

const User = Type.Object(
  {
    username: Type.Union([Type.String(), Type.Null()]),
    email: Type.String(),
    is_admin: Type.Boolean(),
    /** The ways in which the account can log in. */
    auth_provider: Type.Union([Type.Literal('email'), Type.Literal('google'), Type.Literal('both')]),
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
    return {
      username: account.username,
      email: account.email,
      is_admin: account.isAdmin,
      auth_provider: account.googleSubject === null ? 'email' : account.hasPassword ? 'both' : 'google',
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
