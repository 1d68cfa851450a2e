import { describe, expect, it } from '@jest/globals';
import { limitText, notATrack } from './file-kinds.ts';

describe('limitText', () => {
  it.each([
    [25_000_000, '25 MB'],
    [2_560_000, '2.5 MB'],
    [999_999, '999999 bytes'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(limitText(bytes)).toBe(text);
  });
});

describe('notATrack', () => {
  it.each([
    ['2026-06-01.sml', 'Export the session as a FIT file in the Suunto app'],
    ['entry.json.gz', 'Export the session as a FIT file in the Suunto app'],
    ['export.xml', 'Apple Health are read within their ZIP or folder'],
    ['photo.jpg', 'This is not a TCX, GPX or FIT file.'],
  ])('tells of %s: %s', (name, sentence) => {
    expect(notATrack(name)).toContain(sentence);
  });
});
