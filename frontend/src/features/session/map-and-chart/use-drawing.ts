import { KMH_PER } from '@rideline/detection-engine';
import { useCallback, useMemo } from 'react';
import type { Preferences } from '../../../app/api-types.ts';
import { formatBpm, roughly, UNCERTAIN_GPS } from '../../../lib/format.ts';
import { formatSpeed, speedIn } from '../../../lib/units.ts';
import type { Candidate } from '../not-counted/candidates.ts';
import type { SessionClock } from '../page/clock.ts';
import type { Session, SessionRide } from '../page/session.ts';

type Stretch = Pick<SessionRide, 'id' | 'firstRow' | 'lastRow'> & Partial<Pick<SessionRide, 'result'>>;

const bandsOf = (stretches: readonly Stretch[], time: Float64Array) =>
  stretches.map(({ id, result = 'ride', firstRow, lastRow }) => ({
    id,
    result,
    from: time[firstRow] ?? 0,
    to: time[lastRow] ?? 0,
  }));

/**
 * The input of map and chart, in the preferred units: speeds, bands of rides and of the shown candidates, and the
 * text of a row. Doubtful speeds are NaN, except in rough rides.
 */
export function useDrawing(
  { track, rides, rideAt }: Session,
  candidates: readonly Candidate[],
  entryName: string,
  clock: SessionClock,
  preferences: Preferences,
) {
  const { preferred_speed_unit } = preferences;
  const speed = useMemo(() => {
    const perUnit = speedIn(KMH_PER['m/s'], preferred_speed_unit);
    const counts = track.doubtful.map((doubtful) => 1 - doubtful);
    for (const { ride, firstRow, lastRow } of rides) if (ride.rough) counts.fill(1, firstRow, lastRow + 1);
    return track.speed.map((metersPerSecond, row) =>
      counts[row] === 1 ? metersPerSecond * perUnit : Number.NaN,
    );
  }, [track, rides, preferred_speed_unit]);
  const heartRate = useMemo(
    () =>
      track.heartRate.some((bpm) => bpm > 0)
        ? Float64Array.from(track.heartRate, (bpm) => bpm || Number.NaN)
        : null,
    [track],
  );
  const rideBands = useMemo(() => bandsOf(rides, track.time), [rides, track]);
  const candidateBands = useMemo(() => bandsOf(candidates, track.time), [candidates, track]);
  const entryAt = useMemo(() => {
    if (candidates.length === 0) return rideAt;
    const candidateOfRow = new Map<number, number>();
    for (const { id, firstRow, lastRow } of candidates) {
      for (let row = firstRow; row <= lastRow; row++) candidateOfRow.set(row, id);
    }
    return (row: number) => rideAt(row) ?? candidateOfRow.get(row) ?? null;
  }, [candidates, rideAt]);
  const describeRow = useCallback(
    (row: number) => {
      const entry = rides.find(({ id }) => id === rideAt(row));
      const candidate = candidates.find(({ id }) => id === entryAt(row));
      const words = { deleted: 'Deleted', 'near-miss': 'Near miss', 'not-a-ride': 'Not a ride' };
      const name = entry ? `${entryName} ${entry.number}` : candidate && words[candidate.kind];
      const kmh = (track.speed[row] ?? 0) * KMH_PER['m/s'];
      const isRough = track.doubtful[row] === 1;
      const isHidden = isRough && entry?.ride.rough !== true;
      const speed = isHidden ? UNCERTAIN_GPS : roughly(formatSpeed(kmh, preferences), isRough);
      const pulse = track.heartRate[row] ? formatBpm(track.heartRate[row]) : null;
      return [speed, pulse, name, clock.format(track.time[row] ?? 0)].filter(Boolean).join(' · ');
    },
    [clock, track, rides, rideAt, candidates, entryAt, entryName, preferences],
  );
  return { speed, heartRate, rideBands, candidateBands, entryAt, describeRow };
}
