import { describe, expect, it } from '@jest/globals';
import { limitText } from './file-kinds.ts';

describe('limitText', () => {
  it.each([
    [25_000_000, '25 MB'],
    [2_560_000, '2.5 MB'],
    [999_999, '999999 bytes'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(limitText(bytes)).toBe(text);
  });
});
