import { Global, Inject, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Contributions } from '../../kernel/contributions.ts';
import { registered } from '../../kernel/slices.ts';
import { Credentials, DEMO_CREDENTIALS } from './adapters/credentials.ts';
import { EmailClaims } from './adapters/email-claims.ts';
import { ErasedRowsPurge } from './adapters/erased-rows-purge.ts';
import { FamiliarNetworks } from './adapters/familiar-networks.ts';
import { GoogleIdentities } from './adapters/google-identities.ts';
import { LoginSessions } from './adapters/login-sessions.ts';
import { MailLinks } from './adapters/mail-links.ts';
import { Passwords } from './adapters/passwords.ts';
import { OidcProvider } from './adapters/oidc-provider.ts';
import { PendingRegistrations } from './adapters/pending-registrations.ts';
import { ProviderClaims } from './adapters/provider-claims.ts';
import { RateLimits } from './adapters/rate-limits.ts';
import { SignInLimits } from './adapters/sign-in-limits.ts';
import { SignInGuard } from './adapters/sign-in.guard.ts';
import { UploadTokens } from './adapters/upload-tokens.ts';
import { UsernameClaims } from './adapters/username-claims.ts';
import { VerificationMailLimits } from './adapters/verification-mail-limits.ts';
import { WhenAccountErasedThenForgetPerson } from './automation/when-account-erased-then-forget-person.automation.ts';
import { WhenEmailVerificationRequestedThenSendLink } from './automation/when-email-verification-requested-then-send-link.automation.ts';
import { WhenPasswordResetRequestedThenSendLink } from './automation/when-password-reset-requested-then-send-link.automation.ts';
import { WhenRegistrationRepeatedThenTellOwner } from './automation/when-registration-repeated-then-tell-owner.automation.ts';
import { accountEvents, accountStream } from './events/account-events.ts';
import {
  identityTables,
  providerClaims,
  registrationLanguages,
  uploadTokensTable,
} from './migrations/identity-tables.ts';
import * as accountQuery from './read/account.query.ts';
import { accountsProjection } from './read/accounts.projection.ts';
import * as signedInQuery from './read/signed-in.query.ts';
import { verifiedEmails } from './read/verified-emails.query.ts';
import * as siteQuery from './read/site.query.ts';
import * as uploadTokensQuery from './read/upload-tokens.query.ts';
import { AccountCommands } from './write/account-commands.ts';
import * as changePassword from './write/change-password.use-case.ts';
import * as choosePreferences from './write/choose-preferences.use-case.ts';
import * as chooseUsername from './write/choose-username.use-case.ts';
import * as deleteUploadToken from './write/delete-upload-token.use-case.ts';
import * as eraseAccount from './write/erase-account.use-case.ts';
import * as grantAdmin from './write/grant-admin.use-case.ts';
import * as invite from './write/invite.use-case.ts';
import * as makePasswordLink from './write/make-password-link.use-case.ts';
import * as makeUploadToken from './write/make-upload-token.use-case.ts';
import * as openDemoAccount from './write/open-demo-account.use-case.ts';
import { OpenDemoAccountCommand } from './write/open-demo-account.use-case.ts';
import * as recordUse from './write/record-use.use-case.ts';
import * as register from './write/register.use-case.ts';
import * as requestPasswordReset from './write/request-password-reset.use-case.ts';
import * as resendVerification from './write/resend-verification.use-case.ts';
import * as resetPassword from './write/reset-password.use-case.ts';
import * as setUpPassword from './write/set-up-password.use-case.ts';
import * as signInWithLink from './write/sign-in-with-link.use-case.ts';
import * as signInWithGoogle from './write/sign-in-with-google.http.ts';
import * as signInWithOidc from './write/sign-in-with-oidc.http.ts';
import * as signInWithProvider from './write/sign-in-with-provider.use-case.ts';
import * as signIn from './write/sign-in.use-case.ts';
import * as signOutEverywhere from './write/sign-out-everywhere.use-case.ts';
import * as signOut from './write/sign-out.use-case.ts';
import * as verifyEmail from './write/verify-email.use-case.ts';

const { controllers, providers } = registered(
  accountQuery,
  signedInQuery,
  siteQuery,
  uploadTokensQuery,
  changePassword,
  choosePreferences,
  chooseUsername,
  deleteUploadToken,
  eraseAccount,
  grantAdmin,
  invite,
  makePasswordLink,
  makeUploadToken,
  openDemoAccount,
  recordUse,
  register,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  setUpPassword,
  signInWithGoogle,
  signInWithLink,
  signInWithOidc,
  signInWithProvider,
  signIn,
  signOutEverywhere,
  signOut,
  verifyEmail,
);

/** Global: other modules get the implementation of `VerifiedEmails` from here without an import. */
@Global()
@Module({
  imports: [CqrsModule],
  controllers,
  providers: [
    ...providers,
    { provide: APP_GUARD, useClass: SignInGuard },
    WhenEmailVerificationRequestedThenSendLink,
    WhenRegistrationRepeatedThenTellOwner,
    WhenPasswordResetRequestedThenSendLink,
    WhenAccountErasedThenForgetPerson,
    AccountCommands,
    Credentials,
    EmailClaims,
    ErasedRowsPurge,
    FamiliarNetworks,
    GoogleIdentities,
    LoginSessions,
    MailLinks,
    OidcProvider,
    Passwords,
    PendingRegistrations,
    ProviderClaims,
    RateLimits,
    SignInLimits,
    UploadTokens,
    UsernameClaims,
    VerificationMailLimits,
    verifiedEmails,
  ],
  exports: [verifiedEmails],
})
export class IdentityModule {
  constructor(
    contributions: Contributions,
    sendVerificationLink: WhenEmailVerificationRequestedThenSendLink,
    tellOwner: WhenRegistrationRepeatedThenTellOwner,
    sendResetLink: WhenPasswordResetRequestedThenSendLink,
    forgetPerson: WhenAccountErasedThenForgetPerson,
    private readonly purge: ErasedRowsPurge,
    private readonly commands: CommandBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    contributions.add({
      module: 'identity',
      events: accountEvents,
      projections: [accountsProjection],
      automations: [sendVerificationLink, tellOwner, sendResetLink, forgetPerson],
      migrations: [identityTables, uploadTokensTable, providerClaims, registrationLanguages],
      personalStreams: (person) => [accountStream(person)],
      whenStarted: () => {
        this.purge.start();
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
    if (this.config.demo) await this.commands.execute(new OpenDemoAccountCommand(email, password));
  }
}
