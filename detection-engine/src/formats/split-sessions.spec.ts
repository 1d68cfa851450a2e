import { describe, expect, it } from '@jest/globals';
import { FitBuilder, LATITUDE, LONGITUDE, RECORD, TIMESTAMP } from '../../test/fit-builder.ts';
import { readFit, readGpx, readTcx } from '../../test/read-with-room.ts';
import type { RecordedTrack } from '../track/recorded-track.ts';

const START = Date.UTC(2026, 5, 1, 8);
const HOUR = 3600;
const text = (content: string) => new TextEncoder().encode(content);
const seconds = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + index);
const iso = (second: number) => new Date(START + second * 1000).toISOString();
const latitudeAt = (second: number) => (33.5 + (second % 5000) / 100_000).toFixed(6);

const point = (second: number) =>
  `<trkpt lat="${latitudeAt(second)}" lon="-118"><time>${iso(second)}</time></trkpt>`;
const trk = (name: string, points: readonly number[], type = '') =>
  `<trk><name>${name}</name>${type && `<type>${type}</type>`}<trkseg>${points.map(point).join('')}</trkseg></trk>`;
const gpx = (...tracks: readonly string[]) =>
  readGpx(text(`<gpx xmlns="http://www.topografix.com/GPX/1/1">${tracks.join('')}</gpx>`));

const activity = (sport: string, points: readonly number[]) =>
  `<Activity Sport="${sport}"><Lap><Track>${points
    .map(
      (second) =>
        `<Trackpoint><Time>${iso(second)}</Time><Position><LatitudeDegrees>${latitudeAt(second)}</LatitudeDegrees>` +
        '<LongitudeDegrees>-118</LongitudeDegrees></Position></Trackpoint>',
    )
    .join('')}</Track></Lap></Activity>`;
const tcx = (...activities: readonly string[]) =>
  readTcx(
    text(`<TrainingCenterDatabase><Activities>${activities.join('')}</Activities></TrainingCenterDatabase>`),
  );

const SESSION = 18;
const SPORTS = { surfing: 38, running: 1, transition: 3 } as const;
const fitSecond = (second: number) => START / 1000 - 631_065_600 + second;
const records = (points: readonly number[]) => {
  const builder = new FitBuilder().define(0, RECORD, [TIMESTAMP, LATITUDE, LONGITUDE]).define(1, SESSION, [
    [2, 4, 0x86],
    [7, 4, 0x86],
    [5, 1, 0x00],
  ]);
  for (const second of points) builder.write(0, [fitSecond(second), 400_000_000 + (second % 5000) * 300, 0]);
  return builder;
};
const session = (builder: FitBuilder, sport: keyof typeof SPORTS, from: number, length: number) =>
  builder.write(1, [fitSecond(from), length * 1000, SPORTS[sport]]);

/** Of each session: name, sport, begin in seconds, rows. */
const sessionsOf = (recorded: RecordedTrack) =>
  (recorded.sessions ?? [recorded]).map(({ facts, time, length }) => [
    facts.name,
    facts.sport,
    (time.reduce((first, now) => Math.min(first, now)) - START) / 1000,
    length,
  ]);

describe('a file with several sessions', () => {
  it('has one of each track of a GPX, by time', async () => {
    const read = await gpx(
      trk('Second', seconds(100, 26 * HOUR)),
      trk('First', seconds(90, 0), 'surfing'),
      trk('Third', seconds(80, 28 * HOUR)),
    );
    expect(sessionsOf(read)).toEqual([
      ['First', 'surfing', 0, 90],
      ['Second', 'surfing', 26 * HOUR, 100],
      ['Third', 'surfing', 28 * HOUR, 80],
    ]);
    expect(read.length).toBe(270);
  });

  it('has one of each part of a track that is over three hours from the others', async () => {
    const days = [...seconds(100, 0), ...seconds(100, 2 * HOUR), ...seconds(100, 24 * HOUR)];
    expect(sessionsOf(await gpx(trk('Bali', days)))).toEqual([
      ['Bali', null, 0, 200],
      ['Bali', null, 24 * HOUR, 100],
    ]);
    const shuffled = days.map((_, index) => days[(index * 7) % 300]!);
    expect(sessionsOf(await gpx(trk('Bali', shuffled)))).toEqual([
      ['Bali', null, 0, 200],
      ['Bali', null, 24 * HOUR, 100],
    ]);
  });

  it('has one of each activity of a TCX, and leaves out those on land', async () => {
    const read = await tcx(
      activity('Other', seconds(100, 0)),
      activity('Running', seconds(100, HOUR)),
      activity('Other', seconds(100, 2 * HOUR)),
    );
    expect(sessionsOf(read)).toEqual([
      [null, 'other', 0, 100],
      [null, 'other', 2 * HOUR, 100],
    ]);
    for (const { facts } of read.sessions!) {
      expect(facts.warnings).toEqual(['1 part recorded as running was left out.']);
    }
  });

  it('has one of each day of a chained FIT', async () => {
    const day = (first: number) => session(records(seconds(100, first)), 'surfing', first, 99).finish();
    expect(sessionsOf(await readFit(Uint8Array.of(...day(0), ...day(24 * HOUR), ...day(26 * HOUR))))).toEqual(
      [
        [null, 'surfing', 0, 100],
        [null, 'surfing', 24 * HOUR, 100],
        [null, 'surfing', 26 * HOUR, 100],
      ],
    );
  });
});

describe('a file with one session', () => {
  it('is the part of a multisport FIT whose session message tells of water, with its own span', async () => {
    const builder = records(seconds(400, 0));
    session(builder, 'running', 0, 99);
    session(builder, 'transition', 100, 19);
    session(builder, 'surfing', 120, 199);
    session(builder, 'running', 320, 79);
    const read = await readFit(builder.finish());
    expect(sessionsOf(read)).toEqual([[null, 'surfing', 120, 200]]);
    expect(read.facts.warnings).toEqual(['2 parts recorded as running were left out.']);
  });

  it.each<[string, () => Promise<RecordedTrack>, number]>([
    ['tracks a pause apart', () => gpx(trk('a', seconds(100, 0)), trk('b', seconds(100, 200))), 200],
    ['a track twice', () => gpx(trk('a', seconds(100, 0)), trk('a', seconds(100, 0))), 100],
    ['a few points of a second track', () => gpx(trk('a', seconds(100, 0)), trk('b', seconds(5, 200))), 105],
    ['short tracks', () => gpx(trk('a', seconds(9, 0)), trk('b', seconds(9, 9000))), 18],
    ['a pause of two hours', () => gpx(trk('a', [...seconds(100, 0), ...seconds(100, 2 * HOUR)])), 200],
    [
      'a clock that was set ahead by hours in motion',
      () =>
        gpx(
          trk('a', [...seconds(100, 0)]).replace(/T08:0[01]:[3-9].(?=.000Z)|T08:01:..(?=.000Z)/g, (time) =>
            time.replace('T08', 'T15'),
          ),
        ),
      100,
    ],
    ['activities on land only', () => tcx(activity('Running', seconds(100, 0))), 100],
  ])('stays one: %s', async (_, read, rows) => {
    const { sessions, length } = await read();
    expect([sessions, length]).toEqual([undefined, rows]);
  });
});
