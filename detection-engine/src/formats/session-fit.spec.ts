import { Decoder, Stream } from '@garmin/fitsdk';
import { describe, expect, it } from '@jest/globals';
import { readTrackFile } from '../../test/read-with-room.ts';
import { detectRides } from '../detectors/detect.ts';
import type { SurfType } from '../detectors/detection.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../detectors/parameters.ts';
import { withHeartRate } from '../simulate/heart-rate.ts';
import { simulateSession } from '../simulate/simulate-session.ts';
import { cleanTrack } from '../track/clean.ts';
import { rowsBetween } from '../track/rows-between.ts';
import type { Track } from '../track/track.ts';
import { epochMillis } from '../units.ts';
import { gpxInSlices, tracksInSlices } from './encode/encode-gpx.ts';
import { sessionFitInSlices } from './encode/session-fit.ts';

const detect = (track: Track, surfType: SurfType) =>
  detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS, 'surfing').rides;

/** A simulated session with a heart rate; times of GPS receivers have fractions of a second. */
function simulated(surfType: SurfType = 'traveling_waves', seed = 11) {
  const startTime = epochMillis(Date.UTC(2026, 5, 1, 8, 0, 0, 400));
  const session = simulateSession({ surfType, seed, durationMinutes: 40, startTime, name: 'Dawn' });
  const track = cleanTrack(withHeartRate(session, seed));
  return { track, rides: detect(track, surfType) };
}

const bytesOf = (slices: Iterable<Uint8Array>) => new Uint8Array(Buffer.concat([...slices]));
const rowsOf = ({ speed, distance, ...track }: Track) => ({
  ...track,
  recordedSpeed: speed,
  recordedDistance: distance,
  denseSpeed: null,
});

const DAWN = { name: 'Dawn', sport: 'surfing', device: 'Garmin Fenix 6' };
const fitOf = (
  session: Pick<Parameters<typeof sessionFitInSlices>[0], 'track' | 'rides'>,
  sport = 'surfing',
) => bytesOf(sessionFitInSlices({ ...session, ...DAWN, sport }));

interface Summary {
  readonly startTime: Date;
  readonly endTime: Date;
  readonly timestamp: Date;
  readonly totalElapsedTime: number;
  readonly totalTimerTime: number;
  readonly totalDistance: number;
  readonly enhancedMaxSpeed: number;
  readonly intensity: string;
  readonly splitType: string;
  readonly sport: string;
  readonly numSplits: number;
  readonly numLaps: number;
}

/** The messages that Garmin's SDK reads. */
function sdkMessages(file: Uint8Array) {
  const decoder = new Decoder(Stream.fromBuffer(file));
  expect(decoder.checkIntegrity()).toBe(true);
  const { messages, errors } = decoder.read();
  expect(errors).toEqual([]);
  const { lapMesgs, splitMesgs, splitSummaryMesgs, sessionMesgs } = messages as unknown as Readonly<
    Record<string, readonly Summary[] | undefined>
  >;
  return {
    messages,
    laps: lapMesgs ?? [],
    splits: splitMesgs ?? [],
    splitSummaries: splitSummaryMesgs ?? [],
    session: sessionMesgs![0]!,
  };
}

describe('a session as FIT', () => {
  it('has a lap for each ride and each stretch between, which follow each other and add up', () => {
    const { track, rides } = simulated();
    const { laps, session } = sdkMessages(fitOf({ track, rides }));
    const active = laps.filter(({ intensity }) => intensity === 'active');
    expect(active.map(({ totalDistance }) => totalDistance)).toEqual(rides.map(({ distance }) => distance));
    for (const [index, lap] of active.entries()) {
      expect(Math.abs(lap.startTime.getTime() - rides[index]!.startTime)).toBeLessThanOrEqual(500);
      expect(Math.abs(lap.timestamp.getTime() - rides[index]!.endTime)).toBeLessThanOrEqual(500);
      expect(lap.enhancedMaxSpeed).toBeCloseTo(rides[index]!.maxSpeed / 3.6, 2);
    }
    for (const [index, lap] of laps.entries()) {
      const next = laps[index + 1]?.startTime ?? session.timestamp;
      expect(lap.timestamp).toEqual(next);
      expect(lap.totalElapsedTime * 1000).toBe(lap.timestamp.getTime() - lap.startTime.getTime());
      expect(lap.totalTimerTime).toBe(lap.totalElapsedTime);
    }
    const sum = (of: (lap: Summary) => number) => laps.reduce((total, lap) => total + of(lap), 0);
    expect(sum(({ totalElapsedTime }) => totalElapsedTime)).toBe(session.totalElapsedTime);
    expect(sum(({ totalDistance }) => totalDistance)).toBeCloseTo(session.totalDistance, 5);
    expect(session.totalDistance).toBeCloseTo(track.distance.at(-1)!, 1);
    expect(session.numLaps).toBe(laps.length);
  });

  it('has a split for each ride, of the kind of its sport, and one summary', () => {
    const { track, rides } = simulated();
    for (const [sport, kind] of [
      ['surfing', 'surfActive'],
      ['windsurfing', 'windsurfActive'],
      ['stand up paddleboarding', 'intervalActive'],
      ['kayaking', 'intervalActive'],
    ] as const) {
      const { splits, splitSummaries, session } = sdkMessages(fitOf({ track, rides }, sport));
      expect(splits.map(({ splitType }) => splitType)).toEqual(rides.map(() => kind));
      expect(splitSummaries).toHaveLength(1);
      expect(splitSummaries[0]).toMatchObject({ splitType: kind, numSplits: rides.length });
      expect(session.sport).toBe(sport.replaceAll(/ (.)/g, (_, first: string) => first.toUpperCase()));
    }
  });

  it('without rides is one lap without splits', () => {
    const { track } = simulated();
    const { laps, splits, splitSummaries } = sdkMessages(fitOf({ track, rides: [] }));
    expect(laps).toHaveLength(1);
    expect([...splits, ...splitSummaries]).toEqual([]);
  });

  it('names Rideline as its creator, the session and the device', () => {
    const { messages } = sdkMessages(fitOf(simulated()));
    expect(messages.fileIdMesgs?.[0]).toMatchObject({ type: 'activity', productName: 'Rideline' });
    const devices = (messages['deviceInfoMesgs'] ?? []) as readonly { readonly productName?: string }[];
    expect(devices.map(({ productName }) => productName)).toEqual(['Rideline', 'Garmin Fenix 6']);
    expect(messages['sportMesgs']?.[0]).toMatchObject({ sport: 'surfing', name: 'Dawn' });
  });

  it('comes in slices that no row count makes large', () => {
    const slices = [...sessionFitInSlices({ ...simulated(), ...DAWN })];
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThan(64_000);
  });
});

describe('a file that Rideline wrote', () => {
  const formats = (surfType: SurfType) => {
    const { track, rides } = simulated(surfType, 21);
    const tracks = rides.map(({ startTime, endTime }, index) => ({
      rows: rowsOf(rowsBetween(track, startTime, endTime)),
      name: `Ride ${index + 1}`,
      number: index + 1,
    }));
    const gpx = (text: Iterable<string>) => new TextEncoder().encode([...text].join(''));
    return {
      rides,
      fit: fitOf({ track, rides: rides.filter(({ isSurfRide }) => isSurfRide) }),
      gpx: gpx(gpxInSlices(rowsOf(track), DAWN_OF_GPX)),
      tracks: gpx(tracksInSlices(DAWN_OF_GPX, tracks)),
    };
  };
  const DAWN_OF_GPX = { name: 'Dawn', sport: 'surfing' };

  it.each([
    ['traveling_waves', 'fit'],
    ['traveling_waves', 'gpx'],
    ['traveling_waves', 'tracks'],
    ['standing_waves', 'fit'],
    ['standing_waves', 'gpx'],
    ['standing_waves', 'tracks'],
  ] as const)('holds one session with the same rides: %s as %s', async (surfType, kind) => {
    const { rides, [kind]: file } = formats(surfType);
    const read = await readTrackFile(file, 'a');
    expect([read.sessions, read.watchWaves, read.facts.device]).toEqual([undefined, undefined, 'Rideline']);
    const again = detect(cleanTrack(read), surfType);
    expect(again).toHaveLength(rides.length);
    for (const [index, ride] of rides.entries()) {
      expect(Math.abs(again[index]!.startTime - ride.startTime)).toBeLessThanOrEqual(1000);
      expect(Math.abs(again[index]!.endTime - ride.endTime)).toBeLessThanOrEqual(1000);
      expect(Math.abs(again[index]!.distance / ride.distance - 1)).toBeLessThanOrEqual(0.005);
    }
  });

  it('is cleaned as any other where it was edited since', async () => {
    const { gpx } = formats('traveling_waves');
    const text = new TextDecoder().decode(gpx);
    const edited = text.replaceAll(/<gpxtpx:speed>.*?<\/gpxtpx:speed>/g, '');
    const read = await readTrackFile(new TextEncoder().encode(edited), 'a.gpx');
    expect(new Set(cleanTrack(read).speedSource)).not.toContain(0);
  });
});
