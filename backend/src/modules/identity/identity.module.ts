import { Inject, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../kernel/config/config.ts';
import { Contributions } from '../../kernel/contributions.ts';
import { DEMO_CREDENTIALS } from './adapters/demo-credentials.ts';
import { ErasedTraces } from './adapters/erased-traces.ts';
import { erasedTraces } from './migrations/0007-erased-traces.ts';
import { EmailClaims } from './adapters/email-claims.ts';
import { MailLinks } from './adapters/mail-links.ts';
import { Passwords } from './adapters/passwords.ts';
import { PendingRegistrations } from './adapters/pending-registrations.ts';
import { Sessions } from './adapters/sessions.ts';
import { SignInGuard } from './adapters/sign-in.guard.ts';
import { SignInTries } from './adapters/sign-in-tries.ts';
import { UsernameClaims } from './adapters/username-claims.ts';
import { WhenEmailVerificationRequestedThenSendLink } from './automation/when-email-verification-requested-then-send-link.automation.ts';
import { accountEvents } from './events/account-events.ts';
import { credentials } from './migrations/0001-credentials.ts';
import { usernamesAndGoogle } from './migrations/0002-usernames-and-google.ts';
import { familiarNetworks } from './migrations/0003-familiar-networks.ts';
import { registrationOrigins } from './migrations/0004-registration-origins.ts';
import { claimsFollowEvents } from './migrations/0006-claims-follow-events.ts';
import { guessesUnlogged } from './migrations/0005-guesses-unlogged.ts';
import { GetAccountHandler, GetAccountHttp } from './read/accounts/account.query.ts';
import { accountsProjection } from './read/accounts/accounts.projection.ts';
import { SiteHttp } from './read/site/site.query.ts';
import { AccountCommands } from './write/account-commands.ts';
import { ChoosePreferencesCommandHandler } from './write/choose-preferences/choose-preferences.handler.ts';
import { ChoosePreferencesHttp } from './write/choose-preferences/choose-preferences.http.ts';
import { ChooseUsernameCommandHandler } from './write/choose-username/choose-username.handler.ts';
import { ChooseUsernameHttp } from './write/choose-username/choose-username.http.ts';
import { OpenDemo, OpenDemoHandler } from './write/open-demo-account/open-demo-account.handler.ts';
import { RegisterAccountHandler } from './write/register/register.handler.ts';
import { RegisterHttp } from './write/register/register.http.ts';
import { SignInHandler } from './write/sign-in/sign-in.handler.ts';
import { SignInHttp } from './write/sign-in/sign-in.http.ts';
import { SignOutHandler } from './write/sign-out/sign-out.handler.ts';
import { SignOutHttp } from './write/sign-out/sign-out.http.ts';
import { ConfirmEmailHandler } from './write/verify-email/verify-email.handler.ts';
import { VerifyEmailHttp } from './write/verify-email/verify-email.http.ts';
import { GuessLimits } from './adapters/guess-limits.ts';
import { WhenPasswordResetRequestedThenSendLink } from './automation/when-password-reset-requested-then-send-link.automation.ts';
import { WhenRegistrationRepeatedThenTellOwner } from './automation/when-registration-repeated-then-tell-owner.automation.ts';
import { ChangePasswordHandler } from './write/change-password/change-password.handler.ts';
import { ChangePasswordHttp } from './write/change-password/change-password.http.ts';
import { RequestPasswordResetHandler } from './write/request-password-reset/request-password-reset.handler.ts';
import { RequestPasswordResetHttp } from './write/request-password-reset/request-password-reset.http.ts';
import { ResetPasswordHandler } from './write/reset-password/reset-password.handler.ts';
import { ResetPasswordHttp } from './write/reset-password/reset-password.http.ts';
import { SetUpPasswordHandler } from './write/set-up-password/set-up-password.handler.ts';
import { SetUpPasswordHttp } from './write/set-up-password/set-up-password.http.ts';
import { SignOutEverywhereHandler } from './write/sign-out-everywhere/sign-out-everywhere.handler.ts';
import { SignOutEverywhereHttp } from './write/sign-out-everywhere/sign-out-everywhere.http.ts';
import { FamiliarNetworks } from './adapters/familiar-networks.ts';
import { GoogleClaims } from './adapters/google-claims.ts';
import { GoogleIdentities } from './adapters/google-identity.ts';
import { GrantAdminCommandHandler } from './write/grant-admin/grant-admin.handler.ts';
import { SignInWithGoogleHandler } from './write/sign-in-with-google/sign-in-with-google.handler.ts';
import { SignInWithGoogleHttp } from './write/sign-in-with-google/sign-in-with-google.http.ts';
import { Credentials } from './adapters/credentials.ts';
import { WhenAccountErasedThenForgetPerson } from './automation/when-account-erased-then-forget-person.automation.ts';
import { EraseAccountHandler } from './write/erase-account/erase-account.handler.ts';
import { EraseAccountHttp } from './write/erase-account/erase-account.http.ts';

@Module({
  imports: [CqrsModule],
  controllers: [
    EraseAccountHttp,
    SignInWithGoogleHttp,
    ChangePasswordHttp,
    SetUpPasswordHttp,
    RequestPasswordResetHttp,
    ResetPasswordHttp,
    SignOutEverywhereHttp,
    ChooseUsernameHttp,
    ChoosePreferencesHttp,
    RegisterHttp,
    VerifyEmailHttp,
    SignInHttp,
    SignOutHttp,
    GetAccountHttp,
    SiteHttp,
  ],
  providers: [
    EmailClaims,
    MailLinks,
    Passwords,
    PendingRegistrations,
    Sessions,
    { provide: APP_GUARD, useClass: SignInGuard },
    WhenEmailVerificationRequestedThenSendLink,
    WhenRegistrationRepeatedThenTellOwner,
    AccountCommands,
    Credentials,
    ErasedTraces,
    EraseAccountHandler,
    WhenAccountErasedThenForgetPerson,
    GoogleClaims,
    GoogleIdentities,
    SignInWithGoogleHandler,
    GrantAdminCommandHandler,
    GuessLimits,
    FamiliarNetworks,
    SignInTries,
    ChangePasswordHandler,
    SetUpPasswordHandler,
    RequestPasswordResetHandler,
    ResetPasswordHandler,
    SignOutEverywhereHandler,
    WhenPasswordResetRequestedThenSendLink,
    UsernameClaims,
    ChooseUsernameCommandHandler,
    ChoosePreferencesCommandHandler,
    RegisterAccountHandler,
    ConfirmEmailHandler,
    SignInHandler,
    SignOutHandler,
    OpenDemoHandler,
    GetAccountHandler,
  ],
})
export class IdentityModule {
  constructor(
    contributions: Contributions,
    sendVerificationLink: WhenEmailVerificationRequestedThenSendLink,
    tellOwner: WhenRegistrationRepeatedThenTellOwner,
    sendResetLink: WhenPasswordResetRequestedThenSendLink,
    forgetPerson: WhenAccountErasedThenForgetPerson,
    private readonly traces: ErasedTraces,
    private readonly commands: CommandBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    contributions.add({
      module: 'identity',
      events: accountEvents,
      projections: [accountsProjection],
      automations: [sendVerificationLink, tellOwner, sendResetLink, forgetPerson],
      migrations: [
        credentials,
        usernamesAndGoogle,
        familiarNetworks,
        registrationOrigins,
        guessesUnlogged,
        claimsFollowEvents,
        erasedTraces,
      ],
      whenStarted: () => {
        this.traces.start();
        return this.openDemoAccount();
      },
      welcome: config.demo
        ? [
            `Look around with the demo account: ${DEMO_CREDENTIALS.email}, password ${DEMO_CREDENTIALS.password}`,
          ]
        : [],
    });
  }

  private async openDemoAccount(): Promise<void> {
    const { email, password } = DEMO_CREDENTIALS;
    if (this.config.demo) await this.commands.execute(new OpenDemo(email, password));
  }
}
