import { describe, expect, it } from '@jest/globals';
import { sessionName } from './session-name.ts';

describe('the name of a session', () => {
  it.each([
    ['Dawn patrol', 'Dawn patrol'],
    ['', 'Unnamed Activity'],
    [' \n', 'Unnamed Activity'],
  ])('%p is shown as %p', (name, shown) => expect(sessionName(name)).toBe(shown));
});
