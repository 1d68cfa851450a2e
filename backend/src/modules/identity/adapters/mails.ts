import type { Mail } from '../../../kernel/mail/mailer.ts';
import type { RegistrationOrigin } from './pending-registrations.ts';

const IN_PACIFIC_TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Los_Angeles',
});

/** The mails an account's owner gets; the mailer sets them as text and HTML. */
export const verificationMail = (to: string, link: string, origin: RegistrationOrigin): Mail => ({
  to,
  subject: 'Verify your email for Rideline',
  paragraphs: [
    'Welcome to Rideline. Open this link to verify your email and finish your registration:',
    `This registration was made on ${IN_PACIFIC_TIME.format(origin.madeAt)} PT (${origin.madeFrom}). Opening the link puts the password chosen then in place, so open it only if that was you.`,
    ...(origin.contested
      ? [
          'This email was registered more than once. Each registration has a mail and a link of its own: open the one that you made, and the others stop working.',
        ]
      : []),
    'The link works for 24 hours. If you did not register, ignore this mail and nothing happens.',
  ],
  link,
  action: 'Verify your email',
});

export const alreadyRegisteredMail = (to: string): Mail => ({
  to,
  subject: 'You already have a Rideline account',
  paragraphs: [
    'Somebody, probably you, tried to register with this email. You already have an account: just log in.',
    'If you forgot your password, ask for a new one with "Forgot Password?" on the login page.',
  ],
});

export const passwordResetMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Reset your Rideline password',
  paragraphs: [
    'Open this link to set a new password:',
    'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  ],
  link,
  action: 'Set a new password',
});
