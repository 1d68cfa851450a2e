import { describe, expect, it } from '@jest/globals';
import { uploadReducer, type UploadItem, type UploadState } from './upload-item.ts';

const file = (name: string) => new File(['<gpx/>'], name, { lastModified: 5 });
const item = (id: string, state: UploadState): UploadItem => ({ id, file: file(`${id}.gpx`), state });

describe('the upload queue', () => {
  it('takes the same file once', () => {
    const first = uploadReducer([], { type: 'chosen', items: [item('a', { step: 'ready' })] });
    const again: UploadItem = { id: 'b', file: file('a.gpx'), state: { step: 'ready' } };
    expect(uploadReducer(first, { type: 'chosen', items: [again] })).toEqual(first);
  });

  it('starts what is new or failed and leaves the rest alone', () => {
    const done: UploadState = { step: 'done', urlHash: 'x', duplicate: true };
    const before = [
      item('new', { step: 'ready' }),
      item('failed', { step: 'failed', sentence: 'This file is empty.' }),
      item('busy', { step: 'sending', sent: 0.4 }),
      item('done', done),
    ];
    const after = uploadReducer(before, { type: 'started' });
    expect(after.map(({ state }) => state.step)).toEqual(['queued', 'queued', 'sending', 'done']);
  });

  it('forgets a removed file even while an answer for it is still to come', () => {
    const left = uploadReducer([item('a', { step: 'analysing' })], { type: 'removed', id: 'a' });
    const late = uploadReducer(left, { type: 'moved', id: 'a', state: { step: 'ready' } });
    expect(late).toEqual([]);
  });
});
