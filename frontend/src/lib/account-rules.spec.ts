import { describe, expect, it } from '@jest/globals';
import { usernameProblem } from './account-rules.ts';

describe('usernameProblem', () => {
  it.each(['abc', 'surf_kai_99', 'a2345678901234567890', '  padded  ', 'admins'])('accepts %p', (username) =>
    expect(usernameProblem(username)).toBeNull(),
  );

  it.each([
    ['', 'Username cannot be empty'],
    ['   ', 'Username cannot be empty'],
    ['ab', 'Username must be at least 3 characters long'],
    ['a23456789012345678901', 'Username must be less than 20 characters long'],
    ['sürfer', 'Username can only contain letters, numbers, and underscores'],
    ['kai lenny', 'Username can only contain letters, numbers, and underscores'],
    ['admin', 'This username is not allowed'],
    ['Root', 'This username is not allowed'],
    ['SUPERUSER', 'This username is not allowed'],
  ])('rejects %p: %s', (username, problem) => expect(usernameProblem(username)).toBe(problem));
});
