import { Encoder } from '@garmin/fitsdk';
import { describe, expect, it } from '@jest/globals';
import { FitBuilder, LATITUDE, LONGITUDE, RECORD, TIMESTAMP } from '../../test/fit-builder.ts';
import { readFit, readGpx, readTcx, readTrackFile } from '../../test/read-with-room.ts';
import { gpx, isoAt, tcx, tcxPoint, trackPoint } from '../../test/xml-files.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../detectors/parameters.ts';
import { detectRides } from '../detectors/detect.ts';
import { withHeartRate } from '../simulate/heart-rate.ts';
import { simulateSession } from '../simulate/simulate-session.ts';
import { cleanTrack } from '../track/clean.ts';
import { epochMillis } from '../units.ts';
import { encodeTrackFile } from './encode.ts';
import { readPolarSession } from './read-polar.ts';

const pulseOf = ({ heartRate }: { readonly heartRate?: Uint8Array }) => heartRate && Array.from(heartRate);
const extended = (second: number, xml: string) =>
  trackPoint(second).replace('</trkpt>', `<extensions>${xml}</extensions></trkpt>`);
const track = (...points: readonly string[]) => gpx(`<trk><trkseg>${points.join('')}</trkseg></trk>`);

describe('the heart rate of GPX', () => {
  it.each([
    [
      'TrackPointExtension v1',
      '<gpxtpx:TrackPointExtension><gpxtpx:hr>133</gpxtpx:hr></gpxtpx:TrackPointExtension>',
    ],
    [
      'another prefix',
      '<ns3:TrackPointExtension><ns3:cad>9</ns3:cad><ns3:hr>133</ns3:hr></ns3:TrackPointExtension>',
    ],
    ['hr', '<hr>133</hr>'],
    ['heartrate', '<heartrate>133</heartrate>'],
    ['heart_rate', '<heart_rate>133.2</heart_rate>'],
    ['unusual markup', '<hr><!-- bpm -->133</hr><?mark?>'],
  ])('is read of %s', async (_, xml) => {
    expect(pulseOf(await readGpx(track(trackPoint(0), extended(1, xml))))).toEqual([0, 133]);
  });

  it('is none outside of 30 to 230, and left out where no row has one', async () => {
    const values = ['0', '29', '30', '230', '231', 'x', '-70'];
    const points = values.map((bpm, second) => extended(second, `<hr>${bpm}</hr>`));
    expect(pulseOf(await readGpx(track(...points)))).toEqual([0, 0, 30, 230, 0, 0, 0]);
    expect(pulseOf(await readGpx(track(extended(0, '<hr>0</hr>'), trackPoint(1))))).toBeUndefined();
  });
});

describe('the heart rate of TCX', () => {
  it('is the value of HeartRateBpm within a point, with any markup', async () => {
    const lap = '<AverageHeartRateBpm><Value>99</Value></AverageHeartRateBpm>';
    const points = [
      tcxPoint(0, '<HeartRateBpm><Value>151</Value></HeartRateBpm>'),
      tcxPoint(1, '<Extensions><Other><Value>77</Value></Other></Extensions>'),
      tcxPoint(2, '<HeartRateBpm xsi:type="x"> <Value> 152 </Value></HeartRateBpm>'),
    ];
    expect(pulseOf(await readTcx(tcx(points.join(''))))).toEqual([151, 0, 152]);
    expect(pulseOf(await readTcx(tcx(`${lap}${points.join('<?mark?>')}`)))).toEqual([151, 0, 152]);
  });
});

describe('the heart rate of FIT', () => {
  const HEART_RATE = [3, 1, 0x02] as const;

  it('is field 3 of a record', async () => {
    const builder = new FitBuilder().define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, HEART_RATE]);
    [140, 255, 0, 141].forEach((bpm, second) => builder.write(0, [1000 + second, 0, 1 + second, bpm]));
    expect(pulseOf(await readFit(builder.finish()))).toEqual([140, 0, 0, 141]);
  });

  it('is read by the reference reader too, which reads fields of unusual types', async () => {
    const doubled = [3, 2, 0x02] as const;
    const speed = [6, 4, 0x86] as const;
    const builder = new FitBuilder().define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, doubled, speed]);
    [140, 141].forEach((bpm, second) => builder.write(0, [1000 + second, 0, 1 + second, bpm | 0xff00, 0]));
    expect(pulseOf(await readFit(builder.finish()))).toEqual([140, 141]);
  });

  it.each(['in the same part', 'in a part of their own'])(
    'is merged from messages that a strap wrote afterwards %s',
    async (place) => {
      const start = 1_100_000_000;
      const parts = [new Encoder()];
      const write = (message: number, fields: Record<string, number | readonly number[] | undefined>) =>
        parts.at(-1)!.onMesg(message, fields);
      write(0, { type: 4, manufacturer: 255, product: 0, timeCreated: start });
      for (let second = 0; second < 10; second++) {
        const own = second === 9 ? { heartRate: 88 } : {};
        write(20, { timestamp: start + second, positionLat: 5, positionLong: second, ...own });
      }
      if (place === 'in a part of their own') parts.push(new Encoder());
      write(132, { timestamp: start, fractionalTimestamp: 0, filteredBpm: [120], eventTimestamp: [100] });
      // 12 bits a time in 1/1024 s: one second and two, then three and four after the first.
      const packed = (one: number, other: number) => [
        one & 0xff,
        (one >> 8) | ((other & 0xf) << 4),
        other >> 4,
      ];
      const at = (seconds: number) => ((100 + seconds) * 1024) & 0xfff;
      for (const first of [1, 3, 5]) {
        write(132, {
          filteredBpm: [120 + 10 * first, 130 + 10 * first],
          eventTimestamp12: packed(at(first), at(first + 1)),
        });
      }
      const read = await readFit(Buffer.concat(parts.map((part) => part.close())));
      // Each reading counts again after a quarter, two and three quarters of a second.
      expect(pulseOf(read)).toEqual([120, 123, 133, 143, 153, 163, 173, 0, 0, 88]);
    },
  );

  it('of the last beats is that of the record they end with', async () => {
    const start = 1_100_000_000;
    const encoder = new Encoder();
    const write = (message: number, fields: Record<string, number | readonly number[] | undefined>) =>
      encoder.onMesg(message, fields);
    write(0, { type: 4, manufacturer: 255, product: 0, timeCreated: start });
    for (let second = 0; second < 4; second++) {
      write(20, { timestamp: start + second, positionLat: 5, positionLong: second });
      const beat = { timestamp: start + second, fractionalTimestamp: 0, eventTimestamp: [second] };
      write(132, { ...beat, filteredBpm: [120 + 4 * second] });
    }
    expect(pulseOf(await readFit(encoder.close()))).toEqual([120, 121, 125, 129]);
  });

  it('leaves out readings that only fill a message', async () => {
    const builder = new FitBuilder()
      .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE])
      .define(1, 132, [TIMESTAMP, [6, 1, 0x02], [9, 4, 0x86]])
      .define(2, 132, [
        [6, 1, 0x02],
        [9, 4, 0x86],
      ]);
    [0, 1, 2].forEach((second) => builder.write(0, [1000 + second, 0, 1 + second]));
    builder.write(1, [1000, 120, 0]).write(2, [130, 1024]).write(2, [255, 2048]);
    expect(pulseOf(await readFit(builder.finish()))).toEqual([120, 123, 0]);
  });

  it('stays that of the records where the messages are broken', async () => {
    const builder = new FitBuilder()
      .define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE, HEART_RATE])
      .define(1, 132, [[6, 1, 0x02]]);
    [140, 141].forEach((bpm, second) => builder.write(0, [1000 + second, 0, 1 + second, bpm]));
    expect(pulseOf(await readFit(builder.write(1, [99]).finish()))).toEqual([140, 141]);
  });
});

describe('the heart rate of a written file', () => {
  it.each(['fit', 'gpx', 'tcx'] as const)('is read from %s again', async (format) => {
    const column = (value: (row: number) => number) =>
      Float64Array.from({ length: 4 }, (_, row) => value(row));
    const rows = {
      length: 4,
      time: column((row) => Date.parse(isoAt(row))),
      latitude: column(() => 33.5),
      longitude: column((row) => -118 + row / 10_000),
      recordedSpeed: column(() => Number.NaN),
      recordedDistance: column(() => Number.NaN),
      heartRate: Uint8Array.from([0, 97, 98, 0]),
      denseSpeed: null,
    };
    const file = encodeTrackFile(rows, format);
    expect(pulseOf(await readTrackFile(file, `a.${format}`))).toEqual([0, 97, 98, 0]);
  });
});

describe('a session with a heart rate', () => {
  it.each(['fit', 'gpx', 'tcx'] as const)('has the rides that its %s has without it', async (format) => {
    const session = simulateSession({ surfType: 'traveling_waves', seed: 12, durationMinutes: 20 });
    const detected = async (rows: typeof session.recorded) => {
      const read = await readTrackFile(encodeTrackFile(rows, format), `a.${format}`);
      expect(read.heartRate === undefined).toBe(rows.heartRate === undefined);
      return detectRides(cleanTrack(read), 'traveling_waves', DEFAULT_DETECTION_PARAMETERS);
    };
    const { rides } = await detected(session.recorded);
    expect(rides.length).toBeGreaterThan(0);
    expect((await detected(withHeartRate(session, 3))).rides).toEqual(rides);
  });
});

describe('the heart rate of Polar', () => {
  it('stands beside the point of the same second', async () => {
    const clock = (second: number, millis: string) => isoAt(second).replace('.000Z', `.${millis}`);
    const recordedRoute = [0, 1, 2].map((second) => ({
      dateTime: clock(second, '000'),
      latitude: 33.5,
      longitude: -118 + second / 10_000,
    }));
    const heartRate = [
      { dateTime: clock(0, '120'), value: 96 },
      { dateTime: clock(2, '009'), value: 98 },
      { value: 99 },
    ];
    const session = { exercises: [{ sport: 'SURFING', samples: { recordedRoute, heartRate } }] };
    const limits = { now: epochMillis(Date.UTC(2026, 10, 1)), maxPoints: 9, maxBytes: 1_000_000 };
    const file = readPolarSession(new TextEncoder().encode(JSON.stringify(session))).toGpx(limits);
    expect(pulseOf(await readTrackFile(file, 'a.gpx'))).toEqual([96, 0, 98]);
  });
});
