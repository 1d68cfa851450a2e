import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { describe, expect, it } from '@jest/globals';
import { newItem } from '../queue/new-items.ts';
import type { UploadChoice, UploadState } from '../queue/upload-item.ts';
import { sizeText, stateText, tallyOf, tallyText } from './upload-text.ts';

const file = new File(['a'], 'a.gpx');
const textOf = (...states: UploadState[]) =>
  tallyText(tallyOf(states.map((state) => newItem({ path: 'a.gpx', size: 1, modified: 0, file, state }))));
const ready: UploadState = { step: 'ready' };
const session = { time: '2026-06-01T14:00:00Z', rides: 23, longestDistance: 154.24, longestTime: 81 };
const done: UploadState = { step: 'done', urlHash: 'x', duplicate: false, session };
const duplicate: UploadState = { step: 'done', urlHash: 'y', duplicate: true, session: null };
const otherSport: UploadState = { step: 'other_sport', type: 'trail_running' };
const failed: UploadState = { step: 'failed', sentence: 'Empty' };
const waiting: UploadState = { step: 'failed', sentence: 'You are offline.', awaits: 'network' };

describe('the text of a tally', () => {
  it('counts each outcome, with the total while files are left', () => {
    expect(textOf(ready, ready)).toBe('2 files ready');
    expect(textOf(ready, otherSport)).toBe('1 file ready');
    expect(textOf(done, duplicate, failed)).toBe('1 analyzed, 1 already uploaded, 1 failed');
    expect(textOf(done, duplicate, failed, ready)).toBe('1 of 4 analyzed, 1 already uploaded, 1 failed');
    expect(textOf(done, { step: 'sending', sent: 0.5 }, ready)).toBe('1 of 3 analyzed, 1 not started');
  });

  it('counts uploads that resume automatically as waiting for the network', () => {
    expect(textOf(done, waiting, waiting)).toBe('1 of 3 analyzed, 2 waiting for the network');
    expect(textOf(failed, waiting, ready)).toBe(
      '0 of 3 analyzed, 1 failed, 1 waiting for the network, 1 not started',
    );
  });
});

it('counts no file that was left out of an archive', () => {
  expect(textOf(done, otherSport, otherSport)).toBe('1 analyzed');
});

describe('the text of a state', () => {
  const shown = (state: UploadState, choice: UploadChoice | null = null) =>
    stateText({ state, choice }, DEFAULT_PREFERENCES);

  it('tells a duplicate from the others, and says why an upload waits', () => {
    expect([duplicate, failed, waiting].map((state) => shown(state))).toEqual([
      'Already uploaded',
      'Empty',
      'You are offline.',
    ]);
  });

  it('tells when a session was, its rides and the longest', () => {
    expect(shown(done)).toBe('Added · Mon, Jun 1, 2026 · 23 rides, longest 154 m');
    expect(shown(done, { surfType: 'skookumchuck', settingId: -1 })).toBe(
      'Added · Mon, Jun 1, 2026 · 23 rides, longest 1 min 21 s',
    );
    const empty = { ...session, rides: 0, longestDistance: null, longestTime: null };
    expect(shown({ ...done, duplicate: true, session: empty })).toBe(
      'Already uploaded · Mon, Jun 1, 2026 · no rides',
    );
  });

  it('tells that a recording is of another sport', () => {
    const ran = { ...session, rides: 0, longestDistance: null, longestTime: null, otherSport: 'running' };
    expect(shown({ ...done, session: ran })).toBe(
      'Added · Mon, Jun 1, 2026 · Recorded as running: no surf session',
    );
  });

  it('tells the sport of a file that was left out', () => {
    expect([otherSport, { ...otherSport, type: null }].map((state) => shown(state))).toEqual([
      'Left out: Trail running',
      'Left out: sport unknown',
    ]);
  });
});

it('writes file sizes in kB and MB', () => {
  expect([12, 45_300, 2_540_000].map(sizeText)).toEqual(['1 kB', '45 kB', '2.5 MB']);
});
