import { slice } from '../../../kernel/slices.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { EmailClaims } from '../adapters/email-claims.ts';
import { Passwords } from '../adapters/passwords.ts';
import { accountStream } from '../events/account-events.ts';
import { account } from '../account.aggregate.ts';
import { openDemoAccount } from './open-demo-account.decision.ts';

/** Sent on every start with DEMO=1. */
export const OpenDemoAccountCommand = slice(
  [CommandRunner, EmailClaims, Passwords],
  (runner, emails, passwords) => async (email: string, password: string) => {
    const userId = await emails.claim(email);
    if ((await passwords.find(userId)) === undefined) {
      await passwords.set(userId, await passwords.hash(password));
    }
    await runner.run({
      aggregate: account,
      stream: accountStream(userId),
      decide: openDemoAccount,
      command: { userId, email },
      metadata: { actor: 'system', correlation: 'first-start', subject: String(userId) },
    });
  },
);
