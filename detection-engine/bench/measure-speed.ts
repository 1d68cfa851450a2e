import {
  cleanTrack,
  decodeTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  encodeTrack,
} from '../src/index.ts';
import type { Figure } from '../../scripts/bench/table.ts';
import { medianMillis } from './measure.ts';
import { longSession, repeated } from './sessions.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const LARGE = 1_000_000;
const FEW_REPEATS = 3;

/** The track codec, and cleaning with detection, on 1 Hz sessions. */
export function measureSpeed(): Figure[] {
  const session = longSession(1, 'fit');
  return SIZES.flatMap((size) => {
    const recorded = repeated(session, size);
    const track = cleanTrack(recorded);
    const bytes = encodeTrack(track);
    const repeats = size >= LARGE ? FEW_REPEATS : undefined;
    const millionsASecond = (...works: readonly (() => unknown)[]) =>
      size / works.reduce((sum, work) => sum + medianMillis(work, repeats), 0) / 1000;
    const speed = { unit: 'million/s', atLeast: true };
    const points = `${size.toLocaleString('en')} points`;
    return [
      {
        what: `${points}: cleaned and detected`,
        measured: millionsASecond(
          () => cleanTrack(recorded),
          () => detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS),
        ),
        goal: 20,
        ...speed,
      },
      { what: `${points}: decoded`, measured: millionsASecond(() => decodeTrack(bytes)), goal: 60, ...speed },
      { what: `${points}: stored`, measured: bytes.length / track.length, unit: 'bytes a point', goal: 8.5 },
    ];
  });
}
