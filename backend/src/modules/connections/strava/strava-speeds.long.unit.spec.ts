import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  epochMillis,
  planeDistance,
  readTrackFile,
  type RecordedTrack,
  simulateSession,
} from '@rideline/detection-engine';
import { trackFileOf } from './strava-streams.ts';

const SESSIONS = 30;
const FIRST_SEED = 52_000;
const START = Date.UTC(2026, 5, 14, 14);

/** The streams that Strava makes of a recording: rows with a position, whole seconds, and decimeters as the receiver's speeds add up, or as the positions are apart without them. */
function streamsOf({ length, time, latitude, longitude, recordedSpeed }: RecordedTrack) {
  const placed = Array.from({ length }, (_, row) => row).filter((row) => !Number.isNaN(latitude[row]!));
  let meters = 0;
  const distance = placed.map((row, index) => {
    const before = placed[index - 1];
    if (before === undefined) return meters;
    const step = planeDistance(latitude[before]!, longitude[before]!, latitude[row]!, longitude[row]!);
    const measured = (recordedSpeed[row]! * (time[row]! - time[before]!)) / 1000;
    return (meters += Number.isNaN(measured) ? step : measured);
  });
  return {
    time: { data: placed.map((row) => Math.round((time[row]! - START) / 1000)) },
    latlng: { data: placed.map((row) => [latitude[row]!, longitude[row]!]) },
    distance: { data: distance.map((value) => Math.round(value * 10) / 10) },
  };
}

/** Seconds by which each ride that was found begins and ends after the real one, and whether the file has speeds from the distance. */
async function latenessOf(seed: number) {
  const session = simulateSession({
    surfType: 'traveling_waves',
    seed,
    durationMinutes: 60,
    startTime: epochMillis(START),
  });
  const file = trackFileOf(
    streamsOf(session.recorded),
    { startTime: START, device: null, type: 'Surfing' },
    100_000,
  );
  const limits = { now: epochMillis(START + 1e8), maxPoints: 100_000, maxBytes: 1e8 };
  const recorded = await readTrackFile(file, 'a.tcx', limits);
  const isFromDistance = recorded.recordedSpeed.some((speed) => speed > 0);
  const track = cleanTrack(recorded);
  const { rides } = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing');
  return rides.flatMap(({ startTime, endTime }) => {
    const real = session.rides.filter((ride) => ride.startTime < endTime && ride.endTime > startTime);
    return real.length === 1
      ? [
          {
            isFromDistance,
            begins: (startTime - real[0]!.startTime) / 1000,
            ends: (endTime - real[0]!.endTime) / 1000,
          },
        ]
      : [];
  });
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('rides of recordings fetched from Strava', () => {
  let found: Awaited<ReturnType<typeof latenessOf>>;
  beforeAll(async () => {
    const seeds = Array.from({ length: SESSIONS }, (_, index) => FIRST_SEED + index);
    found = (await Promise.all(seeds.map(latenessOf))).flat();
  });

  it.each([
    { isFromDistance: true, of: 'the distance', begins: 0.2, ends: 1.5 },
    { isFromDistance: false, of: 'positions alone, as in any file without speeds', begins: 1.1, ends: 0.5 },
  ])('begin within $begins s and end within $ends s by speeds of $of', (expected) => {
    const rides = found.filter(({ isFromDistance }) => isFromDistance === expected.isFromDistance);
    expect(rides.length).toBeGreaterThan(2 * SESSIONS);
    expect(Math.abs(mean(rides.map(({ begins }) => begins)))).toBeLessThan(expected.begins);
    expect(Math.abs(mean(rides.map(({ ends }) => ends)))).toBeLessThan(expected.ends);
  });
});
