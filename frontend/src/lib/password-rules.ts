const MINIMUM = 8;

/** What is wrong with a new password, or null. */
export const newPasswordProblem = (password: string): string | null =>
  password.length < MINIMUM ? 'New password must be at least 8 characters long' : null;

/** What is wrong with its repetition, or null. */
export const confirmationProblem = (confirmation: string, password: string): string | null =>
  confirmation === password ? null : 'Passwords do not match';
