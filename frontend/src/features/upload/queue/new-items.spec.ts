import { describe, expect, it } from '@jest/globals';
import { isBesideTracks, itemFor } from './new-items.ts';

const fileOf = (size: number) => Object.defineProperty(new File([''], 'a.fit'), 'size', { value: size });

describe('a chosen file', () => {
  it("fails when it exceeds the server's limit by one byte", () => {
    expect(itemFor(fileOf(25_000_000), 25_000_000).state).toEqual({ step: 'ready' });
    expect(itemFor(fileOf(25_000_001), 25_000_000).state).toEqual({
      step: 'failed',
      sentence: 'This file is larger than 25 MB.',
    });
  });

  it.each([
    ['season/photo.jpg', true],
    ['season/1.gpx', false],
    ['season/more.zip', false],
    ['season/1.sml', false],
    ['photo.jpg', false],
  ])('at %s lies beside tracks: %s', (path, isBeside) => {
    const file = new File([''], path.split('/').at(-1)!);
    Object.defineProperty(file, 'webkitRelativePath', { value: path });
    expect(isBesideTracks(file)).toBe(isBeside);
  });
});
