import { describe, expect, it } from '@jest/globals';
import { truncate } from './list-columns.tsx';

describe('a name in the list', () => {
  it('is truncated between letters, never inside an emoji', () => {
    expect(truncate(`${'a'.repeat(24)}🏄🏽‍♀️ at dawn`, 25)).toBe(`${'a'.repeat(24)}…`);
    expect(truncate('a'.repeat(25), 25)).toBe('a'.repeat(25));
  });
});
