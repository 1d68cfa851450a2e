import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { corpus } from '../../test/corpus.ts';
import { readTrackFile } from '../../test/read-with-room.ts';
import { simulateSession } from '../simulate/simulate-session.ts';
import { type DeviceFamily, deviceFamily } from './device-family.ts';
import { encodeTrackFile } from './encode.ts';
import { TrackFileError } from './track-file-error.ts';

describe('the family of a device', () => {
  it.each<readonly [string, DeviceFamily]>([
    ['Garmin Forerunner 910XT', 'garmin'],
    ['Forerunner305 (Unit ID 3815748186)', 'garmin'],
    ['fēnix 3 HR', 'garmin'],
    ['vívoactive HR', 'garmin'],
    ['EDGE705', 'garmin'],
    ['eTrex 30', 'garmin'],
    ['Apple Health Export', 'apple'],
    ['Suunto Spartan Ultra', 'suunto'],
    ['Movescount - http://www.movescount.com', 'suunto'],
    ['Coros Wearables', 'coros'],
    ['Polar WebSync 2.4 - www.polar.fi', 'polar'],
    ['Wahoo Fitness ELEMNT RIVAL', 'wahoo'],
    ['StravaGPX', 'strava_export'],
    ['StravaGPX Android', 'strava_export'],
    ['Workouts App for iPhone', 'phone'],
    ['OsmAndRouterV2', 'phone'],
    ['HUAWEI WATCH GT 3', 'other'],
    ['GPSBabel - https://www.gpsbabel.org', 'other'],
    ['Solar-powered knowledge', 'other'],
  ])('of "%s" is %s', (device, family) => {
    expect(deviceFamily(device)).toBe(family);
  });

  it('is unknown for a file that names no device', async () => {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 1, durationMinutes: 3 });
    const { facts } = await readTrackFile(encodeTrackFile(recorded, 'fit'), 'a.fit');
    expect(deviceFamily(facts.device)).toBeNull();
  });

  it.each(['fit', 'gpx', 'tcx'] as const)('survives being written to and read from %s', async (format) => {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 1, durationMinutes: 3 });
    for (const device of ['Garmin fēnix 7', 'Apple Watch', 'COROS APEX 2', 'A stone']) {
      const { facts } = await readTrackFile(encodeTrackFile(recorded, format, { device }), `a.${format}`);
      expect(deviceFamily(facts.device)).toBe(deviceFamily(device));
    }
  });

  it('is one of the known families for any text', () => {
    const families = [
      'garmin',
      'apple',
      'suunto',
      'coros',
      'polar',
      'wahoo',
      'strava_export',
      'phone',
      'other',
    ];
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (device) => {
        expect(families).toContain(deviceFamily(device));
      }),
    );
  });
});

const files = corpus();
const describeWithCorpus = files.length > 0 ? describe : () => undefined;

describeWithCorpus('the corpus of real files', () => {
  it('has known families in the known numbers', async () => {
    const counts: Record<string, number> = {};
    for (const { name, bytes } of files) {
      try {
        const { facts } = await readTrackFile(bytes, name);
        const key = `${name.slice(0, 3)} ${deviceFamily(facts.device)}`;
        counts[key] = (counts[key] ?? 0) + 1;
      } catch (error) {
        if (!(error instanceof TrackFileError)) throw error;
      }
    }
    expect(counts).toEqual({
      'fit coros': 24,
      'fit garmin': 65,
      'fit null': 5,
      'fit other': 10,
      'fit suunto': 5,
      'fit wahoo': 3,
      'gpx apple': 1,
      'gpx coros': 1,
      'gpx garmin': 13,
      'gpx null': 7,
      'gpx other': 30,
      'gpx phone': 15,
      'gpx polar': 4,
      'gpx strava_export': 19,
      'gpx suunto': 3,
      'tcx coros': 1,
      'tcx garmin': 19,
      'tcx null': 12,
      'tcx other': 1,
      'tcx polar': 5,
      'tcx suunto': 1,
    });
  }, 120_000);
});
