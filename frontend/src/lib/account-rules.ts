const PASSWORD_MINIMUM = 8;

/** Validation error of a new password, or null. */
export const newPasswordProblem = (password: string): string | null =>
  password.length < PASSWORD_MINIMUM ? 'New password must be at least 8 characters long' : null;

/** Validation error of the confirmation, or null. */
export const confirmationProblem = (confirmation: string, password: string): string | null =>
  confirmation === password ? null : 'Passwords do not match';
