const RESERVED = new Set(['admin', 'root', 'administrator', 'system', 'moderator', 'superuser']);

/** What is wrong with a username, or null; surrounding spaces do not count. */
export function usernameProblem(typed: string): string | null {
  const username = typed.trim();
  if (username === '') return 'Username cannot be empty';
  if (username.length < 3) return 'Username must be at least 3 characters long';
  if (username.length > 20) return 'Username must be less than 20 characters long';
  if (!/^[A-Za-z0-9_]+$/.test(username)) {
    return 'Username can only contain letters, numbers, and underscores';
  }
  return RESERVED.has(username.toLowerCase()) ? 'This username is not allowed' : null;
}
