import { describe, expect, it } from '@jest/globals';
import { itemFor } from './new-items.ts';

const fileOf = (size: number) => Object.defineProperty(new File([''], 'a.fit'), 'size', { value: size });

describe('a chosen file', () => {
  it("fails when it exceeds the server's limit by one byte", () => {
    expect(itemFor(fileOf(25_000_000), 25_000_000).state).toEqual({ step: 'ready' });
    expect(itemFor(fileOf(25_000_001), 25_000_000).state).toEqual({
      step: 'failed',
      sentence: 'This file is larger than 25 MB.',
    });
  });
});
