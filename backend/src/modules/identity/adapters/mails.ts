import { formatPacificTime, readerLocale, usualHours } from '@rideline/detection-engine';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { RegistrationOrigin } from './pending-registrations.ts';

export const verificationMail = (to: string, link: string, origin: RegistrationOrigin): Mail => ({
  to,
  subject: 'Verify your email for Rideline',
  paragraphs: [
    'Welcome to Rideline! Open this link to verify your email and finish signing up:',
    `Someone signed up with this address on ${formatPacificTime(origin.madeAt.getTime(), usualHours(readerLocale()))} (${origin.madeFrom}). Only open the link if that was you: it activates the password they chose.`,
    ...(origin.contested
      ? [
          'This email was registered more than once. Each registration has its own link: open yours, and the others stop working.',
        ]
      : []),
    "The link works for 24 hours. Didn't sign up? You can ignore this email.",
  ],
  link,
  action: 'Verify your email',
});

export const alreadyRegisteredMail = (to: string): Mail => ({
  to,
  subject: 'You already have a Rideline account',
  paragraphs: [
    'Someone, probably you, tried to sign up with this email. You already have an account: just log in.',
    'Forgot your password? Use "Forgot Password?" on the login page to choose a new one.',
  ],
});

export const invitationMail = (to: string, link: string, days: number): Mail => ({
  to,
  subject: 'You are invited to Rideline',
  paragraphs: [
    'Rideline shows every wave you rode, from the track of your watch or phone. Open this link to create your account:',
    `The link works once, for ${days} days, with this email address.`,
  ],
  link,
  action: 'Create your account',
});

export const passwordResetMail = (to: string, link: string): Mail => ({
  to,
  subject: 'Reset your Rideline password',
  paragraphs: [
    'Open this link to choose a new password:',
    "The link works once, for one hour. Didn't ask for it? You can ignore this email, and your password won't change.",
  ],
  link,
  action: 'Choose a new password',
});
