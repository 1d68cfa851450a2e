import { Type } from '@sinclair/typebox';
import { LONGEST_ADDRESS, PLAIN_ADDRESS } from '../../../kernel/mail/address.ts';

/** One plain address, with blanks around it at the most: it ends up in a mail header. */
export const Email = Type.String({
  maxLength: LONGEST_ADDRESS,
  pattern: `^\\s*${PLAIN_ADDRESS}\\s*$`,
  errorMessage: 'Please enter a valid email address',
});

export const NewPassword = Type.String({
  minLength: 8,
  maxLength: 200,
  errorMessage: 'New password must be at least 8 characters long',
});

export const ExistingPassword = Type.String({
  minLength: 1,
  maxLength: 200,
  errorMessage: 'Password is required',
});
