import { Type } from '@sinclair/typebox';

/** One plain address: no display name, no list, no line break (it ends up in a mail header). */
export const Email = Type.String({
  maxLength: 254,
  pattern:
    '^\\s*[^\\s@<>(),;:"\\\\\\[\\]]{1,64}@[^\\s@<>(),;:"\\\\\\[\\]]+\\.[^\\s@<>(),;:"\\\\\\[\\]]{2,}\\s*$',
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
