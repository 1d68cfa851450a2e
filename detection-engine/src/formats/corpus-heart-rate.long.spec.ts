import { Decoder, Stream } from '@garmin/fitsdk';
import { describe, expect, it } from '@jest/globals';
import { corpus } from '../../test/corpus.ts';
import { ROOM, readTrackFile } from '../../test/read-with-room.ts';
import { cleanTrack } from '../track/clean.ts';
import { splitFit } from './fit/read-fit.ts';
import { gunzip } from './gunzip.ts';
import { isGzip } from './read-track-file.ts';
import { TrackFileError } from './track-file-error.ts';

const files = corpus();
const isPulse = (bpm: number) => bpm >= 30 && bpm <= 230;

/** The heart rates that Garmin's SDK reads of a FIT file by their times; undefined for one that it refuses. */
function sdkHeartRates(bytes: Uint8Array): (readonly [time: number, bpm: number])[] | undefined {
  // Of a chained file the SDK merges the heart rates of all parts.
  const { messages, errors } = new Decoder(Stream.fromBuffer(Buffer.concat(splitFit(bytes).parts))).read();
  if (errors.length > 0) return undefined;
  const records = (messages.recordMesgs ?? []) as { timestamp?: unknown; heartRate?: unknown }[];
  return records.flatMap(({ timestamp, heartRate }) => {
    const bpm: unknown = Array.isArray(heartRate) ? heartRate[0] : heartRate;
    return timestamp instanceof Date && typeof bpm === 'number' ? [[timestamp.getTime(), bpm] as const] : [];
  });
}

/** One of each second, since records of one second without two positions are one row. */
const oneASecond = (found: readonly (readonly [number, number])[]) =>
  found.filter(([time], index) => found[index - 1]?.[0] !== time);

/** Those that a pattern finds in the points of an XML file. */
function xmlHeartRates(bytes: Uint8Array): number[] {
  const points = new TextDecoder().decode(bytes).match(/<(trkpt|Trackpoint)[\s>].*?<\/\1>/gs) ?? [];
  return points.flatMap((point) => {
    const bpm = /<(?:\w+:)?(?:hr|heartrate|heart_rate|HeartRateBpm[^>]*>\s*<Value)>\s*([\d.]+)/.exec(point);
    return bpm !== null && /<time>|<Time>/.test(point) ? [Number(bpm[1])] : [];
  });
}

const figures = (heartRates: readonly (readonly [time: number, bpm: number])[]) => {
  const rounded = heartRates
    .map(([, bpm]) => bpm)
    .filter(isPulse)
    .map(Math.round);
  const sum = rounded.reduce((total, bpm) => total + bpm, 0);
  return { count: rounded.length, sum, most: rounded.reduce((most, bpm) => Math.max(most, bpm), 0) };
};

/** null for a file that is refused. */
async function readAndClean(name: string, bytes: Uint8Array) {
  try {
    const track = await readTrackFile(bytes, name);
    return { track, cleaned: cleanTrack(track) };
  } catch (error) {
    if (error instanceof TrackFileError) return null;
    throw error;
  }
}

const describeWithCorpus = files.length > 0 ? describe : () => undefined;

describeWithCorpus('the heart rates of real files', () => {
  it('are those of independent readers, and stay beside their rows when cleaned', async () => {
    const compared = { fit: 0, xml: 0 };
    for (const { name, bytes: packed } of files) {
      const bytes = isGzip(packed) ? gunzip(packed, ROOM.maxBytes) : packed;
      const opened = await readAndClean(name, bytes);
      if (opened === null) continue;
      const { track, cleaned } = opened;
      // The runs of a multisport recording and points of other days are left out, with their pulse.
      if (track.facts.warnings.some((warning) => /parts? recorded as|points? from hours/.test(warning)))
        continue;
      const isFit = name.startsWith('fit');
      const written = isFit ? sdkHeartRates(bytes) : xmlHeartRates(bytes).map((bpm) => [NaN, bpm] as const);
      if (written === undefined || figures(written).count === 0) continue;
      compared[isFit ? 'fit' : 'xml']++;
      const read = figures(Array.from(track.heartRate ?? [], (bpm) => [NaN, bpm] as const));
      expect([written, oneASecond(written)].map((found) => ({ name, ...figures(found) }))).toContainEqual({
        name,
        ...read,
      });

      const recorded = new Map<number, Set<number>>();
      track.time.forEach((time, row) => {
        if (!recorded.has(time)) recorded.set(time, new Set());
        recorded.get(time)!.add(track.heartRate![row]!);
      });
      const moved = Array.from(cleaned.heartRate).filter(
        (bpm, row) => recorded.get(cleaned.time[row]!)?.has(bpm) === false,
      );
      expect({ name, moved }).toEqual({ name, moved: [] });
    }
    expect(compared.fit).toBeGreaterThan(70);
    expect(compared.xml).toBeGreaterThan(50);
  }, 120_000);
});
