import { describe, expect, it } from '@jest/globals';
import { corpus } from '../../test/corpus.ts';
import { FitBuilder, type FitField, plainFit } from '../../test/fit-builder.ts';
import { simulateSession } from '../simulate/simulate-session.ts';
import { encodeTrackFile } from './encode.ts';
import { readFitFileId } from './fit/fit-file-id.ts';

const TYPE: FitField = [0, 1, 0x00];
const CREATED: FitField = [4, 4, 0x86];
const FILE_ID = 0;
const MONITORING = 32;
const FIT_EPOCH = Date.UTC(1989, 11, 31);

const session = simulateSession({ surfType: 'traveling_waves', seed: 3, durationMinutes: 5 });
const activity = encodeTrackFile(session.recorded, 'fit', {});

describe('readFitFileId', () => {
  it('tells an activity and its beginning from the first 512 bytes', () => {
    const created = Math.round(session.recorded.time[0]! / 1000) * 1000;
    expect(readFitFileId(activity.subarray(0, 512))).toEqual({ isActivity: true, created });
  });

  it.each([false, true])('tells other kinds of files (big-endian: %s)', (bigEndian) => {
    const builder = new FitBuilder({ bigEndian }).define(0, FILE_ID, [CREATED, TYPE]);
    const file = builder.write(0, [1_000_000_000, MONITORING]).finish();
    expect(readFitFileId(file)).toEqual({ isActivity: false, created: FIT_EPOCH + 1_000_000_000_000 });
    const unset = new FitBuilder({ bigEndian }).define(0, FILE_ID, [CREATED, TYPE]);
    expect(readFitFileId(unset.write(0, [0xffffffff, MONITORING]).finish())?.created).toBeNull();
  });

  it('returns null for a file that names no kind, a cut head and other content', () => {
    const unknown = new FitBuilder().define(0, FILE_ID, [TYPE]).write(0, [0xff]).finish();
    for (const head of [
      unknown,
      plainFit().finish(),
      activity.subarray(0, 20),
      new Uint8Array(0),
      new TextEncoder().encode('<gpx version="1.1"></gpx>'),
    ])
      expect(readFitFileId(head)).toBeNull();
  });

  it('takes no real activity for something else', () => {
    const fits = corpus().filter(({ name, expected }) => name.startsWith('fit/') && expected === '');
    const others = fits.filter(({ bytes }) => readFitFileId(bytes.subarray(0, 512))?.isActivity === false);
    expect(others.filter(({ points }) => points > 100).map(({ name }) => name)).toEqual([]);
  });
});
