import { describe, expect, it } from '@jest/globals';
import { newItem } from '../queue/new-items.ts';
import type { UploadState } from '../queue/upload-item.ts';
import { sizeOf, tallyInWords, tallyOf } from './words.ts';

const file = new File(['a'], 'a.gpx');
const tell = (...states: UploadState[]) =>
  tallyInWords(tallyOf(states.map((state) => newItem({ path: 'a.gpx', size: 1, modified: 0, file, state }))));
const ready: UploadState = { step: 'ready' };
const done: UploadState = { step: 'done', urlHash: 'x', duplicate: false };
const duplicate: UploadState = { step: 'done', urlHash: 'y', duplicate: true };
const failed: UploadState = { step: 'failed', sentence: 'Empty' };
const waiting: UploadState = { step: 'failed', sentence: 'You are offline.', awaits: 'network' };

describe('how many files came how far', () => {
  it('is told in one line', () => {
    expect(tell(ready, ready)).toBe('2 files ready');
    expect(tell(done, duplicate, failed, ready)).toBe('1 of 4 analysed, 1 uploaded before, 1 failed');
    expect(tell(done, { step: 'sending', sent: 0.5 }, ready)).toBe('1 of 3 analysed, 1 not started');
  });

  it('counts what resumes by itself as waiting for the network', () => {
    expect(tell(done, waiting, waiting)).toBe('1 of 3 analysed, 2 waiting for the network');
    expect(tell(failed, waiting, ready)).toBe(
      '0 of 3 analysed, 1 failed, 1 waiting for the network, 1 not started',
    );
  });
});

it('sizes are told as people say them', () => {
  expect([12, 45_300, 2_540_000].map(sizeOf)).toEqual(['1 kB', '45 kB', '2.5 MB']);
});
