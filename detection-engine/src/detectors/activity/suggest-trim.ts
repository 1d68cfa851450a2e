import { firstRowAt } from '../../track/row-at.ts';
import type { Track } from '../../track/track.ts';
import type { RecordedPart } from '../../track/trim-track.ts';
import type { SurfType } from '../detection.ts';
import { TrackErrors } from '../error-bands.ts';
import type { RowRange } from '../surf-runs.ts';
import { findTimeInWater } from './ashore.ts';
import { type Bout, findBouts } from './bouts.ts';
import { classifySession } from './classify.ts';
import { findDrives } from './drives.ts';
import { distanceFromHome, findHomeArea, type HomeArea } from './home-area.ts';

/** Minimum ms of a way to the water or home. Shorter ones are not worth a suggestion. */
const MIN_WAY_MS = 120_000;

/**
 * Suggests the part of a session to keep: without a drive, a run or a walk before the first and after the last ride. A
 * way on foot is seen where the session leaves its home area for good, or the water for good where rides locate the
 * shore. null where nothing is worth trimming, and without rides, which tell where the session takes place.
 * @param rides the rides or attempts that count
 */
export function suggestTrim(
  track: Track,
  surfType: SurfType,
  rides: readonly RecordedPart[],
): RecordedPart | null {
  if (rides.length === 0 || track.length === 0) return null;
  const { time, length } = track;
  const surfed = {
    first: firstRowAt(time, Math.min(...rides.map(({ startTime }) => startTime))),
    last: Math.min(length, firstRowAt(time, Math.max(...rides.map(({ endTime }) => endTime)) + 1)) - 1,
  };
  const spot = surfType === 'traveling_waves' ? findOceanSpot(track) : findRiverSpot(track);
  const arrivals = spot.travels.filter(({ last }) => last < surfed.first).map(({ last }) => last);
  const departures = spot.travels.filter(({ first }) => first > surfed.last).map(({ first }) => first);
  const begin = Math.min(surfed.first, Math.max(spot.stay.first, ...arrivals));
  const end = Math.max(surfed.last, Math.min(spot.stay.last, ...departures));
  const first = time[begin]! - time[0]! < MIN_WAY_MS ? 0 : begin;
  const last = time[length - 1]! - time[end]! < MIN_WAY_MS ? length - 1 : end;
  return first === 0 && last === length - 1 ? null : { startTime: time[first]!, endTime: time[last]! };
}

interface Spot {
  /** Drives and runs. */
  readonly travels: readonly Bout[];
  /** From the first to the last row at the spot. */
  readonly stay: RowRange;
}

function findOceanSpot(track: Track): Spot {
  const session = classifySession(track, findBouts(track), new TrackErrors(track));
  if (session === null) return { travels: [], stay: timeAtHome(track, findHomeArea(track)) };
  const { bouts, home, shore } = session;
  return {
    travels: bouts.filter(({ other }) => other === 'vehicle' || other === 'jog').map(({ bout }) => bout),
    stay: findTimeInWater(track, home, shore) ?? timeAtHome(track, home),
  };
}

/** A standing wave has no shore that its rides lead to. */
function findRiverSpot(track: Track): Spot {
  const home = findHomeArea(track);
  return { travels: [...findDrives(track, findBouts(track), home)], stay: timeAtHome(track, home) };
}

function timeAtHome(track: Track, home: HomeArea): RowRange {
  const isOutside = (row: number) => distanceFromHome(track, home, row) > home.reach;
  let first = 0;
  let last = track.length - 1;
  while (first < last && isOutside(first)) first++;
  while (last > first && isOutside(last)) last--;
  return { first, last };
}
