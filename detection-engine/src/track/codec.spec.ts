import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TrackCodecError, decodeTrack, encodeTrack, isEncodedTrack } from './codec.ts';
import { RIDE_ENDS, type Track, createTrack } from './track.ts';

interface Row {
  step: number;
  latitude: number;
  longitude: number;
  forward: number;
  speed: number;
  source: number;
  doubtful: number;
  stopped?: number;
}

function trackOf(rows: readonly Row[], start: number): Track {
  let time = start;
  let distance = 0;
  const times = rows.map((row) => (time += row.step));
  const distances = rows.map((row) => (distance += row.forward));
  return createTrack({
    time: Float64Array.from(times),
    latitude: Float64Array.from(rows, (row) => row.latitude / 1e7),
    longitude: Float64Array.from(rows, (row) => row.longitude / 1e7),
    distance: Float64Array.from(distances, (cm) => cm / 100),
    speed: Float64Array.from(rows, (row) => row.speed / 1000),
    speedSource: Uint8Array.from(rows, (row) => row.source),
    doubtful: Uint8Array.from(rows, (row) => row.doubtful),
    stopped: Uint8Array.from(rows, (row) => row.stopped ?? 0),
  });
}

/** A 1 Hz session: slow drift with receiver noise and a ride every five minutes. */
function surfSession(points: number): Track {
  let latitude = 337_000_000;
  return trackOf(
    Array.from({ length: points }, (_, row) => {
      const speed = row % 300 < 12 ? 6500 : 400 + ((row * 7919) % 600);
      latitude += Math.round(speed / 11) * (row % 600 < 300 ? 1 : -1);
      return {
        step: 1000,
        latitude,
        longitude: -1_184_000_000 + ((row * 104_729) % 211),
        forward: Math.round(speed / 10),
        speed,
        source: 0,
        doubtful: row % 900 < 4 ? 1 : 0,
      };
    }),
    1_760_000_000_000,
  );
}

const anyRow = fc.record({
  step: fc.oneof(
    fc.constant(1000),
    fc.integer({ min: 1, max: 10_000 }),
    fc.integer({ min: 1, max: 2 ** 42 }),
  ),
  latitude: fc.integer({ min: -900_000_000, max: 900_000_000 }),
  longitude: fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }),
  forward: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 2 ** 32 - 1 })),
  speed: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 2 ** 31 - 2 })),
  source: fc.integer({ min: 0, max: 3 }),
  doubtful: fc.integer({ min: 0, max: 1 }),
  stopped: fc.integer({ min: 0, max: RIDE_ENDS }),
});

describe('the track codec', () => {
  it('round-trips every track on the grid', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 60 }),
        fc.integer({ min: -(2 ** 40), max: 2 ** 42 }),
        (rows, start) => {
          const track = trackOf(rows, start);
          expect(decodeTrack(encodeTrack(track))).toStrictEqual(track);
        },
      ),
    );
  });

  it('encodes a 1 Hz session in at most 8.5 bytes a point', () => {
    const track = surfSession(7200);
    const bytes = encodeTrack(track);
    expect(bytes.length / track.length).toBeLessThanOrEqual(8.5);
    expect(decodeTrack(bytes)).toStrictEqual(track);
  });

  it('decodes a view into a larger buffer', () => {
    const track = surfSession(50);
    const bytes = encodeTrack(track);
    const buffer = new Uint8Array(bytes.length + 9);
    buffer.set(bytes, 5);
    expect(decodeTrack(buffer.subarray(5, 5 + bytes.length))).toStrictEqual(track);
  });

  it('says of the bytes of a newer version that they are newer', () => {
    const newer = encodeTrack(surfSession(40));
    newer[3] = 9;
    expect(() => decodeTrack(newer)).toThrow('A newer version of Rideline encoded this track');
  });

  it('keeps heart rates, in half a byte a point where they change as hearts do', () => {
    const fresh = surfSession(3600);
    const heartRate = Uint8Array.from({ length: 3600 }, (_, row) =>
      row % 700 < 40 ? 0 : Math.round(120 + 30 * Math.sin(row / 40) + ((row * 7919) % 3)),
    );
    const bytes = encodeTrack({ ...fresh, heartRate });
    expect(decodeTrack(bytes)).toStrictEqual({ ...fresh, heartRate });
    expect(isEncodedTrack(bytes)).toBe(true);
    expect((bytes.length - encodeTrack(fresh).length) / 3600).toBeLessThan(0.7);
  });

  it('keeps any heart rates', () => {
    const fresh = surfSession(30);
    const anyPulse = fc.uint8Array({ minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(anyPulse, (heartRate) => {
        expect(decodeTrack(encodeTrack({ ...fresh, heartRate })).heartRate).toStrictEqual(heartRate);
      }),
    );
  });

  it('writes the version before for a track without heart rates', () => {
    const bytes = encodeTrack(surfSession(40));
    expect(bytes[3]).toBe(1);
    expect(decodeTrack(bytes).heartRate.some((bpm) => bpm > 0)).toBe(false);
  });

  it('throws TrackCodecError for any changed byte and any truncation', () => {
    const bytes = encodeTrack(surfSession(40));
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice();
      changed[at] = changed[at]! ^ (1 << (at % 8));
      expect(() => decodeTrack(changed)).toThrow(TrackCodecError);
      expect(() => decodeTrack(bytes.subarray(0, at))).toThrow(TrackCodecError);
      expect([isEncodedTrack(changed), isEncodedTrack(bytes.subarray(0, at))]).toEqual([false, false]);
    }
    expect(isEncodedTrack(bytes)).toBe(true);
    expect(() => decodeTrack(new Uint8Array([...bytes, 0]))).toThrow(TrackCodecError);
  });

  it.each([
    ['time', { time: Float64Array.of(5000, 5000) }],
    ['distance', { distance: Float64Array.of(2, 1) }],
    ['latitude', { latitude: Float64Array.of(0, NaN) }],
    ['speed', { speed: Float64Array.of(0, Infinity) }],
  ])('refuses to encode an invalid column: %s', (name, columns) => {
    const track: Track = { ...surfSession(2), ...columns };
    expect(() => encodeTrack(track)).toThrow(new RegExp(`^Track column ${name} `));
  });
});
