import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readTrackFile } from '../test/read-with-room.ts';
import {
  DEFAULT_DETECTION_PARAMETERS,
  type DetectedRide,
  type RecordedTrack,
  SURF_TYPES,
  TrackFileError,
  cleanTrack,
  detectRides,
} from './index.ts';

/** Real files, beside the repository on machines where they may be used. */
const TRACKS = join(process.cwd(), '..', 'shared', 'tracks');

const pathsOf = (pattern: RegExp) =>
  ['fit', 'gpx', 'tcx'].flatMap((folder) =>
    readdirSync(join(TRACKS, folder))
      .filter((name) => pattern.test(name))
      .map((name) => [name, join(TRACKS, folder, name)] as const),
  );

/** The cleaned track and the sport of a file; null for a file that is refused. */
async function sessionAt(name: string, path: string) {
  try {
    const recorded = await readTrackFile(readFileSync(path), name);
    return { track: cleanTrack(recorded), sport: recorded.facts.sport };
  } catch (error) {
    if (error instanceof TrackFileError) return null;
    throw error;
  }
}

async function readAll(pattern: RegExp): Promise<(readonly [name: string, recorded: RecordedTrack])[]> {
  return Promise.all(
    pathsOf(pattern).map(
      async ([name, path]) => [name, await readTrackFile(readFileSync(path), name)] as const,
    ),
  );
}
const ridesOf = (recorded: RecordedTrack): readonly DetectedRide[] =>
  detectRides(cleanTrack(recorded), 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, recorded.facts.sport)
    .rides;

/** Counts flights: from 12 km/h until below 8 km/h or a gap of more than 3 s. */
function countFlights(time: Float64Array, speed: Float64Array): number {
  let flights = 0;
  let flying = false;
  for (let row = 0; row < time.length; row++) {
    const kmh = speed[row]! * 3.6;
    if (flying && (time[row]! - time[row - 1]! > 3000 || !(kmh >= 8))) flying = false;
    if (flying || !(kmh >= 12)) continue;
    flying = true;
    flights++;
  }
  return flights;
}

describe('the folder of real sessions', () => {
  it('has all formats or is absent', () => {
    const formats = existsSync(TRACKS)
      ? ['fit', 'gpx', 'tcx'].filter((name) => existsSync(join(TRACKS, name)))
      : [];
    expect([0, 3]).toContain(formats.length);
  });
});

if (existsSync(TRACKS)) {
  describe('real sessions', () => {
    it('finds no ride in drives, with any sport setting', async () => {
      const drives = await readAll(/driving-2024-06-30/);
      expect(drives.length).toBeGreaterThanOrEqual(3);
      expect(drives.some(([name]) => name.includes('SUPING'))).toBe(true);
      for (const [name, recorded] of drives) {
        const detection = detectRides(cleanTrack(recorded), 'traveling_waves', DEFAULT_DETECTION_PARAMETERS);
        expect([name, detection.rides.length]).toEqual([name, 0]);
        expect(detection.excluded.length).toBeGreaterThan(0);
      }
    });

    it('finds no ride on walks', async () => {
      const walks = await readAll(/activities__walking-|Walk20221112/);
      expect(walks.length).toBeGreaterThan(10);
      for (const [name, recorded] of walks) expect([name, ridesOf(recorded).length]).toEqual([name, 0]);
    });

    it('finds nothing in files that say cycling, running, driving, walking or hiking', async () => {
      let files = 0;
      for (const [name, path] of pathsOf(/./)) {
        const session = await sessionAt(name, path);
        if (session?.sport == null || !/cycl|bik|run|driv|walk|hik/.test(session.sport)) continue;
        const { track, sport } = session;
        files++;
        for (const surfType of SURF_TYPES) {
          const { rides } = detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS, sport);
          expect([name, surfType, rides.length]).toEqual([name, surfType, 0]);
        }
      }
      expect(files).toBeGreaterThan(90);
    }, 60_000);

    it('finds nothing in obvious rides and runs of files that leave the sport open', async () => {
      const others = await readAll(
        /trackeR|runkeeper-negative|Move_2014|1292585194|broken2|run_03|break-between|690925863|activities-0[12]__ride/,
      );
      const open = others.filter(([, { facts }]) => facts.sport === null || /^\d+$/.test(facts.sport));
      expect(open.length).toBeGreaterThan(8);
      for (const [name, recorded] of open) expect([name, ridesOf(recorded).length]).toEqual([name, 0]);
    });

    it('finds the same rides in sailed and surfed sessions without their sport', async () => {
      for (const [name, recorded] of await readAll(
        /JanLahmann|surflog|Logiqx.*Waterspeed|bas-suck|defiwind/,
      )) {
        const unnamed = ridesOf({ ...recorded, facts: { ...recorded.facts, sport: null } });
        expect([name, unnamed]).toEqual([
          name,
          ridesOf({ ...recorded, facts: { ...recorded.facts, sport: 'surfing' } }),
        ]);
      }
    });

    it('gives ordered minimum, average and maximum speeds', async () => {
      let rides = 0;
      let rough = 0;
      for (const [name, path] of pathsOf(/./)) {
        const session = await sessionAt(name, path);
        if (session === null) continue;
        const { track } = session;
        // As surfing, so that the rides of other sports are measured too.
        const { rides: found } = detectRides(
          track,
          'traveling_waves',
          DEFAULT_DETECTION_PARAMETERS,
          'surfing',
        );
        for (const ride of found) {
          const { startTime, minSpeed, avgSpeed, maxSpeed } = ride;
          const isInOrder = minSpeed <= avgSpeed && avgSpeed <= maxSpeed;
          expect([name, startTime, minSpeed, avgSpeed, maxSpeed, isInOrder]).toContain(true);
          rides++;
          if (ride.rough) rough++;
        }
      }
      expect(rides).toBeGreaterThan(1000);
      expect([rough > 0, rough < rides / 3]).toEqual([true, true]);
    }, 60_000);

    it('finds no ride above 45 km/h', async () => {
      const sessions = await readAll(
        /bas-suck|filped|surflog|Wrendered|gps-wizard|JanLahmann|Yves33|sup_activity/,
      );
      expect(sessions.length).toBeGreaterThan(35);
      for (const [name, recorded] of sessions) {
        const fastest = ridesOf(recorded).reduce((most, { maxSpeed }) => Math.max(most, maxSpeed), 0);
        expect([name, fastest <= 45]).toEqual([name, true]);
      }
    });

    it('finds 11 to 59 rides in each real surf session', async () => {
      for (const [name, recorded] of await readAll(/bas-suck/)) {
        const rides = ridesOf(recorded);
        expect([name, rides.length > 10, rides.length < 60]).toEqual([name, true, true]);
      }
    });

    it('offers shorter rides in the one session near Porto of which three run with its ride, and in no other', async () => {
      const offers = (await readAll(/filpedias/)).map(([name, recorded]) => [
        name.split('__').at(-1),
        detectRides(
          cleanTrack(recorded),
          'traveling_waves',
          DEFAULT_DETECTION_PARAMETERS,
          recorded.facts.sport,
        ).lowerMinimum,
      ]);
      expect(offers).toHaveLength(8);
      expect(offers.filter(([, offer]) => offer !== null)).toEqual([
        ['8206473786.gpx', expect.objectContaining({ parameter: 'min_ride_distance', value: 15, count: 3 })],
      ]);
    });

    it('classifies no reach of a wing foiler or windsurfer as a tow', async () => {
      const sailed = await readAll(/JanLahmann.*windsurf-native/);
      expect(sailed.length).toBeGreaterThan(5);
      for (const [name, recorded] of sailed) {
        const { rides, excluded } = detectRides(
          cleanTrack(recorded),
          'traveling_waves',
          DEFAULT_DETECTION_PARAMETERS,
        );
        const tows = excluded.filter(({ reasons }) => /towed/.test(reasons.at(-1)!.detail!));
        expect([name, rides.length > 5, tows.length]).toEqual([name, true, 0]);
      }
    });

    it('finds the same rides of a minute and more in the FIT, GPX and TCX file of one session, within 2 s', async () => {
      const versions = (await readAll(/20220611__(8998087955|activity_8998087955)/)).map(([, recorded]) =>
        // The GPX has no recorded speeds: its first seconds under sail are slower than those of the others.
        ridesOf(recorded).filter(({ duration }) => duration >= 60),
      );
      expect(versions).toHaveLength(3);
      const [first, ...others] = versions;
      expect(first!.length).toBeGreaterThan(0);
      for (const rides of others) {
        expect(rides).toHaveLength(first!.length);
        rides.forEach((ride, index) => {
          expect(Math.abs(ride.startTime - first![index]!.startTime)).toBeLessThanOrEqual(2000);
          expect(Math.abs(ride.endTime - first![index]!.endTime)).toBeLessThanOrEqual(2000);
        });
      }
    });

    it('reduces fragments of smart-recorded flights with a 1 Hz channel to a third', async () => {
      const smart = (await readAll(/JanLahmann/)).filter(([, { denseSpeed }]) => denseSpeed !== null);
      expect(smart.length).toBeGreaterThanOrEqual(9);
      let before = 0;
      let after = 0;
      for (const [, recorded] of smart) {
        before += countFlights(recorded.time, recorded.recordedSpeed);
        const track = cleanTrack(recorded);
        after += countFlights(track.time, track.speed);
      }
      expect(after).toBeLessThanOrEqual(before / 3);
    });
  });
}
