import { describe, expect, it } from '@jest/globals';
import { type CorpusFile, corpus } from '../../test/corpus.ts';
import { compareReaders } from '../../test/fuzz/compare-readers.ts';
import type { RecordedTrack, TrackFormat } from '../track/recorded-track.ts';
import { gunzip } from './gunzip.ts';
import { isGzip } from './read-track-file.ts';
import { ROOM, readTrackFile } from '../../test/read-with-room.ts';
import { TrackFileError } from './track-file-error.ts';

const files = corpus();

/** The track, or the code of a TrackFileError; other errors fail the test. */
async function outcome(file: CorpusFile): Promise<RecordedTrack | string> {
  try {
    return await readTrackFile(file.bytes, file.name);
  } catch (error) {
    if (error instanceof TrackFileError) return error.code;
    throw new Error(`${file.name} crashed the reader`, { cause: error });
  }
}

const outcomes: { readonly file: CorpusFile; readonly result: RecordedTrack | string }[] = [];
for (const file of files) outcomes.push({ file, result: await outcome(file) });
const positions = (track: RecordedTrack) => track.latitude.filter((degrees) => degrees === degrees).length;
const leftOut = (track: RecordedTrack) =>
  track.facts.warnings
    .map((warning) => Number(/^(\d+) points? (?:without a time|from hours)/.exec(warning)?.[1] ?? 0))
    .reduce((sum, points) => sum + points, 0);

/** Records of files with position and speed in two records of one second, which other readers count twice. */
const JOINED_RECORDS = { '20220503__134527CO': 2781, 'fit-parser__test__test2.fit': 924 };

/** Other readers count the runs and bicycle rides of a multisport recording too. */
const hasPartsOnLand = ({ facts }: RecordedTrack) =>
  facts.warnings.some((warning) => /^\d+ parts? recorded as/.test(warning));

describe('the corpus of real and damaged files', () => {
  it('is complete or absent', () => {
    expect([0, 334]).toContain(files.length);
  });
});

const describeWithCorpus = files.length > 0 ? describe : () => undefined;

describeWithCorpus('each file of the corpus', () => {
  it('is read or refused in the known numbers', () => {
    const counts: Record<string, number> = {};
    for (const { file, result } of outcomes) {
      const key = `${file.name.slice(0, 3)} ${typeof result === 'string' ? result : 'read'}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    expect(counts).toEqual({
      'fit read': 112,
      'fit no_positions': 42,
      'fit bad_checksum': 2,
      'fit truncated': 1,
      'fit unsupported_format': 1,
      'gpx read': 93,
      'gpx no_positions': 17,
      'gpx unreadable_positions': 1,
      'gpx no_times': 10,
      'gpx too_few_points': 3,
      'tcx read': 39,
      'tcx no_positions': 11,
      'tcx too_few_points': 1,
      'tcx unreadable_positions': 1,
    });
  });

  it('has as many points as other readers counted', () => {
    for (const { file, result } of outcomes) {
      if (typeof result === 'string' || hasPartsOnLand(result)) continue;
      const counts = [result.length, positions(result), result.length + leftOut(result)];
      const joined = Object.entries(JOINED_RECORDS).find(([part]) => file.name.includes(part));
      if (joined) counts.push(result.length + joined[1]);
      expect({ name: file.name, counts }).toEqual({
        name: file.name,
        counts: expect.arrayContaining([file.points]),
      });
    }
  });

  it('is refused with no_positions only where other readers found none', () => {
    const refused = outcomes.filter(({ result }) => result === 'no_positions').map(({ file }) => file);
    for (const file of refused) {
      const text = new TextDecoder('latin1').decode(file.bytes);
      expect(file.name.startsWith('fit') || !/<trkpt [^>]*lat="-?\d|<LatitudeDegrees>-?\d/.test(text)).toBe(
        true,
      );
    }
  });

  it.each([
    ['SUPING', 'read'],
    ['20211020', 'read'],
    ['activity-filecrc', 'bad_checksum'],
    ['activity-settings-corruptheader', 'read'],
    ['activity-settings-nodata', 'read'],
    ['activity-settings.fit', 'read'],
    ['activity-unexpected-eof', 'truncated'],
    ['no-application-id', 'read'],
    ['mulitple_header', 'read'],
    ['activity_truncated', 'no_positions'],
    ['broken-dates', 'no_positions'],
    ['6037744996', 'read'],
    ['6281425038', 'read'],
    ['gpx_track_multiple_tracks', 'read'],
  ])('gives the result of the manifest: %s is %s', (part, expected) => {
    const found = outcomes.filter(({ file }) => file.expected !== '' && file.name.includes(part));
    expect(found.map(({ result }) => (typeof result === 'string' ? result : 'read'))).toEqual([expected]);
  });

  it('gives equal results with fast and reference readers, with few files left to the latter', () => {
    const left = files.filter(
      ({ name, bytes }) =>
        compareReaders(
          isGzip(bytes) ? gunzip(bytes, ROOM.maxBytes) : bytes,
          name.slice(0, 3) as TrackFormat,
        ) === 'reference',
    );
    const names = left.map(({ name }) => name).sort();
    expect(names).toEqual([
      expect.stringContaining('20220503__134527CO.fit'),
      expect.stringContaining('compressed-speed-distance.fit'),
      expect.stringContaining('triathlon_summary_last.fit'),
    ]);
  }, 120_000);

  it('keeps rows without a position', () => {
    const underwater = outcomes.find(({ file }) => file.name.includes('20211020'))!.result as RecordedTrack;
    expect(underwater.length).toBe(13_107);
    expect(positions(underwater)).toBe(9520);
  });

  it('warns about a skipped chained part, and only then', () => {
    const warnings = (part: string) =>
      (outcomes.find(({ file }) => file.name.includes(part))!.result as RecordedTrack).facts.warnings;
    expect(warnings('corruptheader')).toEqual([expect.stringContaining('broken header')]);
    expect(warnings('settings-nodata')).toEqual([expect.stringContaining('ends early')]);
    expect(warnings('activity-settings.fit')).toEqual([]);
  });

  it('assigns times to the 1 Hz speeds of smart-recorded wingfoil files', () => {
    const smart = outcomes.filter(({ file }) => /windsurfen_native|wingfoiling_wingfoiling/.test(file.name));
    expect(smart.length).toBeGreaterThanOrEqual(8);
    for (const { result } of smart) {
      const { denseSpeed, length } = result as RecordedTrack;
      expect(denseSpeed!.time.length).toBeGreaterThan(length);
      expect(denseSpeed!.time.every((time, row) => row === 0 || time > denseSpeed!.time[row - 1]!)).toBe(
        true,
      );
    }
  });
});
