import { describe, expect, it } from '@jest/globals';
import { percentDone } from './percent-done.ts';

describe('a position of the event log', () => {
  it('is a percentage of the head, 100 for an empty log', () => {
    expect(percentDone('50', '200')).toBe(25);
    expect(percentDone('201', '200')).toBe(100);
    expect(percentDone('0', '0')).toBe(100);
  });
});
