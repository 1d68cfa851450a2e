import { cleanTrack, decodeTrack, encodeTrack } from '../src/index.ts';
import { medianMillis, millionsPerSecond } from './measure.ts';
import { number, printTable } from './print-table.ts';
import { longSession, repeated } from './sessions.ts';

const SIZES = [10_000, 100_000, 1_000_000];

/** Bytes per point and speed of the track codec on 1 Hz sessions, compared with plain Float64 columns. */
export function benchCodec(): void {
  const session = longSession(2, 'fit');
  const rows = SIZES.map((size) => {
    const track = cleanTrack(repeated(session, size));
    const bytes = encodeTrack(track);
    return [
      size.toLocaleString('en'),
      number(bytes.length / track.length, 2),
      number(42, 0),
      number(
        millionsPerSecond(
          track.length,
          medianMillis(() => encodeTrack(track)),
        ),
      ),
      number(
        millionsPerSecond(
          track.length,
          medianMillis(() => decodeTrack(bytes)),
        ),
      ),
    ];
  });
  printTable(
    'The track codec, 1 Hz sessions',
    ['points', 'bytes a point', 'plain columns', 'encode Mpoints/s', 'decode Mpoints/s'],
    rows,
  );
}
