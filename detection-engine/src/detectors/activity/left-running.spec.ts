import { describe, expect, it } from '@jest/globals';
import { pausedSeconds } from '../../effort/paused-seconds.ts';
import { simulateSession } from '../../simulate/simulate-session.ts';
import { cleanTrack } from '../../track/clean.ts';
import type { RecordedTrack } from '../../track/recorded-track.ts';
import { detectRides } from '../detect.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';
import { suggestTrim } from './suggest-trim.ts';

const HOURS = 30;

/** The recording, and then a watch that lies 5 km away and writes a row a minute. */
function leftRunning(recorded: RecordedTrack): RecordedTrack {
  const last = (column: Float64Array) => column[column.findLastIndex((value) => value === value)]!;
  const lying = Array.from({ length: HOURS * 60 }, (_, minute) => minute + 1);
  const on = (column: Float64Array, value: (minute: number) => number) =>
    Float64Array.from([...column, ...lying.map(value)]);
  return {
    ...recorded,
    length: recorded.length + lying.length,
    time: on(recorded.time, (minute) => last(recorded.time) + (10 + minute) * 60_000),
    latitude: on(recorded.latitude, (minute) => last(recorded.latitude) + 0.045 + (minute % 3) * 2e-5),
    longitude: on(recorded.longitude, () => last(recorded.longitude)),
    recordedSpeed: on(recorded.recordedSpeed, () => 0),
    recordedDistance: on(recorded.recordedDistance, () => NaN),
  };
}

describe('a watch that was left running for 30 hours', () => {
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed: 12,
    durationMinutes: 60,
    ocean: { drive: false, jog: false, tow: false },
  });
  const [session, whole] = [cleanTrack(recorded), cleanTrack(leftRunning(recorded))];
  const ridesOf = (track: typeof whole) =>
    detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides;
  const rides = ridesOf(whole);

  it('has the rides of its session', () => {
    const seconds = (found: typeof rides) =>
      found.flatMap(({ startTime, endTime }) => [startTime / 1000, endTime / 1000]);
    const alone = seconds(ridesOf(session));
    expect(rides.length).toBeGreaterThan(2);
    expect(rides).toHaveLength(alone.length / 2);
    // The receiver's noise is estimated from rows of the whole recording.
    seconds(rides).forEach((second, index) => expect(second).toBeCloseTo(alone[index]!, 0));
  });

  it('was in the water for the time of its session', () => {
    const length = ({ time }: typeof whole) => (time.at(-1)! - time[0]!) / 1000;
    const inWater = length(whole) - pausedSeconds(whole);
    expect(inWater).toBeCloseTo(length(session), 0);
  });

  it('is offered a part with all rides and without the day', () => {
    const part = suggestTrim(whole, 'traveling_waves', rides)!;
    expect(part.startTime).toBeLessThanOrEqual(rides[0]!.startTime);
    expect(part.endTime).toBeGreaterThanOrEqual(rides.at(-1)!.endTime);
    expect(part.endTime).toBeLessThan(session.time.at(-1)! + 3_600_000);
  });
});
