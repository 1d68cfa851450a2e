const RESERVED_USERNAMES = new Set(['admin', 'root', 'administrator', 'system', 'moderator', 'superuser']);

/** Validation error of a username, or null. Surrounding spaces are ignored. */
export function usernameProblem(typed: string): string | null {
  const username = typed.trim();
  if (username === '') return 'Username cannot be empty';
  if (username.length < 3) return 'Username must be at least 3 characters long';
  if (username.length > 20) return 'Username must be less than 20 characters long';
  if (!/^[A-Za-z0-9_]+$/.test(username)) {
    return 'Username can only contain letters, numbers, and underscores';
  }
  return RESERVED_USERNAMES.has(username.toLowerCase()) ? 'This username is not allowed' : null;
}

const PASSWORD_MINIMUM = 8;

/** Validation error of a new password, or null. */
export const newPasswordProblem = (password: string): string | null =>
  password.length < PASSWORD_MINIMUM ? 'New password must be at least 8 characters long' : null;

/** Validation error of the confirmation, or null. */
export const confirmationProblem = (confirmation: string, password: string): string | null =>
  confirmation === password ? null : 'Passwords do not match';
